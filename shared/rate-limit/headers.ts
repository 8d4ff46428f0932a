import type { Tier } from "../access/tiers.ts";
import type { Family } from "../http/endpoint.ts";
import type { Admission, Quota } from "./admission.ts";

/**
 * Writes what the caller has left: the headers that each API has always had,
 * and the IETF fields (draft-ietf-httpapi-ratelimit-headers) for both.
 */
export function writeRateHeaders(
  headers: Headers,
  family: Family,
  tier: Tier,
  { minute, month }: Admission,
): void {
  if (family === "salary") {
    headers.set(
      "X-RateLimit-Remaining",
      String(Math.min(minute.remaining, month?.remaining ?? minute.remaining)),
    );
    headers.set("X-RateLimit-Tier", tier);
  } else {
    headers.set("X-RateLimit-Limit", String(minute.limit));
    headers.set("X-RateLimit-Remaining", String(minute.remaining));
    if (month) {
      headers.set("X-RateLimit-Monthly-Limit", String(month.limit));
      headers.set("X-RateLimit-Monthly-Remaining", String(month.remaining));
    }
  }
  const policies = [policy("minute", minute, 60), ...(month ? [policy("month", month, null)] : [])];
  headers.set("RateLimit-Policy", policies.join(", "));
  const states = [state("minute", minute), ...(month ? [state("month", month)] : [])];
  headers.set("RateLimit", states.join(", "));
}

/** A calendar month has no fixed length, so its policy names no window. */
function policy(name: string, quota: Quota, window: number | null): string {
  return `"${name}";q=${quota.limit}${window === null ? "" : `;w=${window}`}`;
}

function state(name: string, quota: Quota): string {
  return `"${name}";r=${quota.remaining};t=${quota.resetSeconds}`;
}
