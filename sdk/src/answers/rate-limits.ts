import type { HeadersLike } from "../platform.ts";

/** A limit of the account, as `RateLimit-Policy` announces it. */
export interface RateLimitPolicy {
  /** `minute` or `month`. */
  readonly name: string;
  readonly limit: number;
  /** Length of the window; null for a calendar month. */
  readonly windowSeconds: number | null;
}

/** The remaining limits of an account after a call. */
export interface RateLimits {
  /** Requests left under the limit that is closest to exhaustion. */
  readonly remaining: number | null;
  /** Seconds until that limit is whole again. */
  readonly resetSeconds: number | null;
  /** The name of that limit. */
  readonly nearest: string | null;
  readonly policies: readonly RateLimitPolicy[];
  /** Requests left in the month; null where the service does not say. */
  readonly monthlyRemaining: number | null;
  /** The plan of the account: `free`, `pro` or `ultra`; null where the service does not say. */
  readonly tier: string | null;
}

/** Reads the limits from an answer's headers. @returns null if it has none. */
export function readRateLimits(headers: HeadersLike): RateLimits | null {
  const [nearest] = parseItems(headers.get("ratelimit"));
  const policies = parseItems(headers.get("ratelimit-policy")).flatMap(
    ({ name, parameters: { q, w } }) =>
      q === undefined ? [] : [{ name, limit: q, windowSeconds: w ?? null }],
  );
  const remaining = nearest?.parameters.r ?? readInteger(headers, "x-ratelimit-remaining");
  if (remaining === null && policies.length === 0) return null;
  return {
    remaining,
    resetSeconds: nearest?.parameters.t ?? null,
    nearest: nearest?.name ?? null,
    policies,
    monthlyRemaining: readInteger(headers, "x-ratelimit-monthly-remaining"),
    tier: headers.get("x-ratelimit-tier"),
  };
}

interface Item {
  name: string;
  parameters: Readonly<Record<string, number>>;
}

/** The strings of a structured list, such as `"minute";q=60;w=60, "month";q=1000`, with their integers. */
function parseItems(field: string | null): Item[] {
  return [...(field ?? "").matchAll(/"([^"]*)"((?:;[a-z]+=\d+)*)/g)].map(
    ([, name = "", parameters = ""]) => ({
      name,
      parameters: Object.fromEntries(
        [...parameters.matchAll(/;([a-z]+)=(\d+)/g)].map(([, key = "", value]) => [
          key,
          Number(value),
        ]),
      ),
    }),
  );
}

function readInteger(headers: HeadersLike, name: string): number | null {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}
