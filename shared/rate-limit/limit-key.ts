/** The keys that requests are counted under. Each is the name of one rate limiter object. */
import type { PublicPlan } from "../access/tiers.ts";

/** The key of an account, shared by all of its credentials. */
export function accountLimitKey(accountId: string): string {
  return `account:${accountId}`;
}

/** The key of an account's Job Pipeline API, which has its own quota. */
export function pipelineLimitKey(accountId: string): string {
  return `pipeline:${accountId}`;
}

/** The key of an account's calendar feed, whose requests do not count against the account. */
export function feedLimitKey(accountId: string): string {
  return `feed:${accountId}`;
}

/** The key for failed authentications of an address. */
export function failedAuthLimitKey(address: string | undefined): string {
  return `guess:${networkOf(address)}`;
}

/**
 * The key of a client address: the whole address for IPv4, its /64 network for IPv6.
 * Requests under different plans are counted separately.
 */
export function addressLimitKey(address: string | undefined, plan: PublicPlan = "catalog"): string {
  return `${plan === "catalog" ? "address" : plan}:${networkOf(address)}`;
}

function networkOf(address: string | undefined): string {
  if (address === undefined) return "unknown";
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
