import * as z from "zod";
import type { ErrorStatus } from "#shared/core/errors.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";

/** A header that the document defines once, under this id. */
const text = (id: string, description: string, example: string, max = 200) =>
  z.string().max(max).meta({ description, example, header: { id } });
const count = (id: string, description: string, example: number) =>
  z.int().min(0).max(1_000_000_000).meta({ description, example, header: { id } });

const everywhere = {
  "Service-Version": text("ServiceVersion", "Version of the API, a date.", "2026-05-10"),
  "x-request-id": text("RequestId", "Id of the request.", "req_9f86d081884c7d65"),
  "Access-Control-Allow-Origin": text("AllowOrigin", "Browsers may call from any origin.", "*"),
};
const ietf = {
  RateLimit: text(
    "RateLimit",
    "Requests left under the limit that is closest to exhaustion, and the seconds until it resets (draft-ietf-httpapi-ratelimit-headers). `RateLimit-Policy` lists all limits.",
    '"minute";r=59;t=60',
  ),
  "RateLimit-Policy": text(
    "RateLimitPolicy",
    "The limits of the account.",
    '"minute";q=60;w=60, "month";q=1000',
  ),
};
const remaining = count(
  "XRateLimitRemaining",
  "Requests left in this minute; in the Salary Data API, those left in the month if fewer.",
  59,
);
const salary = {
  "X-RateLimit-Remaining": remaining,
  "X-RateLimit-Tier": z
    .enum(["free", "pro", "ultra"])
    .meta({ description: "Plan of the account.", header: { id: "XRateLimitTier" } }),
};
const pipeline = {
  "X-RateLimit-Limit": count("XRateLimitLimit", "Requests allowed in any 60 seconds.", 60),
  "X-RateLimit-Remaining": remaining,
  "X-RateLimit-Monthly-Limit": count(
    "XRateLimitMonthlyLimit",
    "Requests allowed in a calendar month.",
    50_000,
  ),
  "X-RateLimit-Monthly-Remaining": count(
    "XRateLimitMonthlyRemaining",
    "Requests left in this month.",
    49_999,
  ),
};

const cached = {
  "Cache-Control": text(
    "CacheControl",
    "Public without a key, private with one.",
    "public, s-maxage=3600",
  ),
  "Cache-Status": text(
    "CacheStatus",
    "Whether the response came from the cache or was generated for this call (RFC 9211).",
    "edge; hit",
  ),
  Age: count("Age", "Age of a cached response in seconds.", 12).optional(),
};

const deprecated = {
  Deprecation: text("Deprecation", "Present if the operation is deprecated.", "true"),
  Sunset: text("Sunset", "When the operation may be removed.", "Wed, 10 May 2028 00:00:00 GMT"),
  Link: text(
    "Link",
    "The operation that replaces it, and the reason.",
    '</x>; rel="successor"',
    2_000,
  ),
};

const ifGiven = {
  etag: text("ETag", "Changes with the content, not with the caller.", '"3"'),
  ignored: text(
    "XIgnoredParams",
    "Query parameters that the operation does not recognize.",
    "colour, sizes",
    2_000,
  ).optional(),
  pages: text(
    "LinkPages",
    "Of a table: URLs of the next and the previous page.",
    '</x?starting_after=abc>; rel="next"',
    2_000,
  ).optional(),
  retryAfter: count("RetryAfter", "Seconds after which the call can succeed.", 30),
};

const challenge = text(
  "WwwAuthenticate",
  'The scheme of the credential (RFC 9110), with `error="invalid_token"` if one was sent (RFC 6750); for what takes access tokens of OAuth also where its metadata is (RFC 9728) and which scopes to ask for.',
  'Bearer realm="Compensation Intelligence"',
  2_000,
);

/** The headers of what no operation returns: nothing was counted. */
export const uncountedHeaders = z.object(everywhere);

/** The headers of a response with this status. */
export function headersOf(endpoint: Endpoint, status: 200 | 202 | 304 | ErrorStatus) {
  const succeeded = status === 200;
  const counted = endpoint.access.kind !== "public" && status !== 401;
  const rates = z.object({ ...ietf, ...(endpoint.family === "salary" ? salary : pipeline) });
  // Neither a wrong or revoked credential nor what fails before it is counted has rate limit headers.
  const isSeldomCounted = status === 403 || status === 429 || status >= 500;
  const tagged = endpoint.method === "get" || (endpoint.method === "patch" && endpoint.versioned);
  return z.object({
    ...everywhere,
    ...(counted ? (isSeldomCounted ? rates.partial() : rates).shape : {}),
    ...((succeeded && tagged) || status === 304 ? { ETag: ifGiven.etag } : {}),
    ...(succeeded || status === 400 ? { "X-Ignored-Params": ifGiven.ignored } : {}),
    ...(succeeded && endpoint.cache ? cached : {}),
    ...(succeeded && endpoint.sendTable ? { Link: ifGiven.pages } : {}),
    ...(succeeded && endpoint.deprecation ? deprecated : {}),
    ...(status === 401 ? { "WWW-Authenticate": challenge } : {}),
    ...(status === 403 && endpoint.challenge ? { "WWW-Authenticate": challenge.optional() } : {}),
    ...(status === 429 ? { "Retry-After": ifGiven.retryAfter } : {}),
    ...(succeeded && endpoint.overLimit ? { "Retry-After": ifGiven.retryAfter.optional() } : {}),
    ...(mayWait(endpoint, status) ? { "Retry-After": ifGiven.retryAfter.optional() } : {}),
  });
}

/** Whether some of the errors of this status can succeed later. */
function mayWait({ family }: Endpoint, status: number): boolean {
  return status === 409 || status === 503 || (status === 500 && family === "pipeline");
}
