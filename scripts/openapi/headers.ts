import { z } from "zod";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { ErrorStatus } from "../../shared/http/errors.ts";

const text = (description: string) => z.string().meta({ description });
const count = (description: string) => z.int().min(0).meta({ description });

const everywhere = {
  "Service-Version": text("Version of the API, a date."),
  "x-request-id": text("Id of this request, `req_` and 16 hex digits."),
};
const ietf = {
  RateLimit: text("What is left of each limit (draft-ietf-httpapi-ratelimit-headers)."),
  "RateLimit-Policy": text("The limits themselves."),
};
const salary = {
  "X-RateLimit-Remaining": count("Requests left, in the minute or the month, whichever is less."),
  "X-RateLimit-Tier": text("Plan of the account."),
};
const pipeline = {
  "X-RateLimit-Limit": count("Requests allowed in any 60 seconds."),
  "X-RateLimit-Remaining": count("Requests left in this minute."),
  "X-RateLimit-Monthly-Limit": count("Requests allowed in a calendar month."),
  "X-RateLimit-Monthly-Remaining": count("Requests left in this month."),
};

const cached = {
  "Cache-Control": text("Public without a key, private with one."),
  "Cache-Status": text("Whether the answer was kept or made for this call (RFC 9211)."),
  Age: count("Seconds since a kept answer was made.").optional(),
};

/** The headers that a response of this status carries. */
export function headersOf(endpoint: Endpoint, status: 200 | ErrorStatus) {
  const counted = endpoint.access.kind !== "public" && status !== 401 && status !== 403;
  return z.object({
    ...everywhere,
    ...(counted ? { ...ietf, ...(endpoint.family === "salary" ? salary : pipeline) } : {}),
    ...(status === 200 && (endpoint.method === "get" || endpoint.method === "patch")
      ? { ETag: text("Changes with the answer, not with who asks.") }
      : {}),
    ...(status === 200
      ? {
          "X-Ignored-Params": text("Query parameters that the operation does not know.").optional(),
        }
      : {}),
    ...(status === 200 && endpoint.cache ? cached : {}),
    ...(status === 429 || status === 503
      ? { "Retry-After": count("Seconds after which the call can succeed.").optional() }
      : {}),
  });
}
