/** Whom a request is counted against: one limiter object per subject. */
import type { PublicPlan } from "../access/tiers.ts";

/** The object of an account, shared by all of its credentials. */
export function accountLimitKey(accountId: string): string {
  return `account:${accountId}`;
}

/** The object of an account's Job Pipeline API, which has a quota of its own. */
export function pipelineLimitKey(accountId: string): string {
  return `pipeline:${accountId}`;
}

/** The object of an account's calendar feed, whose readers cost the account nothing. */
export function feedLimitKey(accountId: string): string {
  return `feed:${accountId}`;
}

/** The object that counts the credentials an address has guessed wrong. */
export function failedAuthLimitKey(address: string | undefined): string {
  return `guess:${networkOf(address)}`;
}

/**
 * The object of a client address: all of an IPv4 address, the /64 of an IPv6
 * one. What it reads of another plan is counted apart.
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
