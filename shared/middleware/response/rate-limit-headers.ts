import type { Tier } from "../../access/tiers.ts";
import type { Family } from "../../contract/operation.ts";
import type { Admission, Quota } from "../../rate-limit/admission.ts";

/**
 * The headers for a caller's remaining limits: each API's own, and the IETF fields
 * (draft-ietf-httpapi-ratelimit-headers) for both. Few parsers read a list, so `RateLimit` has only
 * the policy that will reject first.
 */
export function rateLimitHeaders(
  family: Family,
  tier: Tier,
  { minute, month }: Admission,
): Record<string, string> {
  const policies = [policy("minute", minute, 60), ...(month ? [policy("month", month, null)] : [])];
  const isMonthNearer = month !== null && month.remaining <= minute.remaining;
  const nearest = isMonthNearer ? state("month", month) : state("minute", minute);
  const common = { "RateLimit-Policy": policies.join(", "), RateLimit: nearest };
  if (family === "salary") {
    const remaining = Math.min(minute.remaining, month?.remaining ?? minute.remaining);
    return { "X-RateLimit-Remaining": String(remaining), "X-RateLimit-Tier": tier, ...common };
  }
  return {
    "X-RateLimit-Limit": String(minute.limit),
    "X-RateLimit-Remaining": String(minute.remaining),
    ...(month && {
      "X-RateLimit-Monthly-Limit": String(month.limit),
      "X-RateLimit-Monthly-Remaining": String(month.remaining),
    }),
    ...common,
  };
}

/** A calendar month has no fixed length, so its policy names no window. */
function policy(name: string, quota: Quota, window: number | null): string {
  return `"${name}";q=${quota.limit}${window === null ? "" : `;w=${window}`}`;
}

function state(name: string, quota: Quota): string {
  return `"${name}";r=${quota.remaining};t=${quota.resetSeconds}`;
}
