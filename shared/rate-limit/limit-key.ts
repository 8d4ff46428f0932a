/** The keys that requests are counted under. Each is the name of one rate limiter object. */
import { type AttemptKind, type PublicPlan, timesPerNetwork } from "../access/tiers.ts";
import type { AddressKey, AddressLimits } from "./address/messages.ts";

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

/** The key of an account's requests under `/app`, which do not count against its quotas. */
export function appLimitKey(accountId: string): string {
  return `app:${accountId}`;
}

/** The key of the user codes that an account tries. */
export function userCodeLimitKey(accountId: string): string {
  return `user-code:${accountId}`;
}

/** The key of the user codes that an address tries. */
export function userCodeAddressKey(address: string | undefined): AddressKey {
  return keyOf("user-code", address);
}

/** The key for failed authentications of an address. */
export function failedAuthKey(address: string | undefined): AddressKey {
  return keyOf("guess", address);
}

/**
 * The key of a client address: the whole address for IPv4, its /64 network for IPv6.
 * Requests under different plans are counted separately.
 */
export function addressKey(address: string | undefined, plan: PublicPlan = "catalog"): AddressKey {
  return keyOf(plan === "catalog" ? "address" : plan, address);
}

/** The key of what an address tries before anybody is signed in, such as recovery codes. */
export function attemptKey(address: string | undefined, kind: AttemptKind): AddressKey {
  return keyOf(`attempt-${kind}`, address);
}

/** The limits of an address: its network is limited only for IPv6, where one customer has many /64. */
export function addressLimits({ subject }: AddressKey, perMinute: number): AddressLimits {
  const isIpv6 = subject.includes(":");
  return { perMinute, networkPerMinute: isIpv6 ? perMinute * timesPerNetwork : null };
}

/**
 * One object counts the addresses of a /24 of IPv4, the smallest network that is routed on its own,
 * so that they are near each other, or of a /48 of IPv6, whose addresses have a limit together.
 */
function keyOf(plan: string, address: string | undefined): AddressKey {
  if (address === undefined) return { object: `${plan}:unknown`, subject: "unknown" };
  const ipv4 = address.includes(":")
    ? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
    : address;
  if (ipv4 !== undefined) {
    return { object: `${plan}:${ipv4.slice(0, ipv4.lastIndexOf("."))}.0/24`, subject: ipv4 };
  }
  const groups = groupsOf(address);
  return {
    object: `${plan}:${groups.slice(0, 3).join(":")}::/48`,
    subject: `${groups.slice(0, 4).join(":")}::/64`,
  };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
