import type { Context } from "hono";
import type { Scope } from "../../access/scopes.ts";
import type { Tier } from "../../access/tiers.ts";
import type { SalaryErrorDetails } from "../../contract/envelope.response.ts";
import type { SalaryResult } from "../../contract/operation-result.ts";
import { isoDate } from "../../core/dates.ts";
import type { ApiError, ErrorDetails, RetryStrategy } from "../../core/errors.ts";
import type { AppEnv } from "../env.ts";
import { errorDocsUrl, siteOrigin } from "../request/site.ts";
import { pathnameOf } from "../request/url.ts";

const source = "Compensation Intelligence";

/** The block of a body that differs with every request. */
interface RequestBlock {
  id: string;
  /** The path of the request. */
  endpoint: string;
  duration_ms: number;
  tier: Tier;
  scopes: readonly Scope[];
}

/** A body without its `request` block: the part that is the same for every caller. */
export function writeCacheableBody(c: Context<AppEnv>, result: SalaryResult): string {
  const { data, list } = result;
  const attribution = attributionOf(c, result);
  if (!list) return JSON.stringify({ data, attribution });
  const { pagination, citation, assumptions } = list;
  return JSON.stringify({
    data,
    pagination,
    attribution: { ...attribution, citation, assumptions },
  });
}

/** Completes a cacheable body with its `request` block. */
export function withRequest(cacheableBody: string, block: RequestBlock): string {
  return `${cacheableBody.slice(0, -1)},"request":${JSON.stringify(block)}}`;
}

function attributionOf(c: Context<AppEnv>, result: SalaryResult) {
  const origin = siteOrigin(c);
  return {
    source,
    url: origin,
    methodology: `${origin}/docs/methodology`,
    methodology_version: result.methodologyVersion,
    updated: result.updated,
    version: "v1",
    as_of: result.asOf ?? isoDate(c.get("now")),
  };
}

/** The `request` block of this request, which stays out of the ETag. */
export function describeRequest(c: Context<AppEnv>): RequestBlock {
  const caller = c.get("caller");
  return {
    id: c.get("requestId"),
    endpoint: pathnameOf(c.req.url),
    duration_ms: Math.max(0, Date.now() - c.get("receivedAt")),
    tier: caller?.tier ?? "free",
    scopes: caller?.scopes ?? [],
  };
}

/** Sends an error in the Salary Data API's envelope. */
export function renderSalaryError(c: Context<AppEnv>, error: ApiError): Response {
  const described = describeSalaryError(c, error);
  if (described.retry_strategy === "retry_after_seconds" && error.row.status !== 500) {
    c.header("Retry-After", String(error.details.afterSeconds ?? 1));
  }
  return c.json({ error: described }, error.row.status);
}

/** The object `error` of the Salary Data API. */
export function describeSalaryError(
  c: Context<AppEnv>,
  { code, details, row }: ApiError,
): SalaryErrorDetails {
  const strategy = details.strategy ?? row.strategy;
  return {
    type: row.type,
    code,
    ...(details.param === undefined ? {} : { param: details.param }),
    message: details.message,
    doc_url: errorDocsUrl(siteOrigin(c), code),
    request_id: c.get("requestId"),
    retry_strategy: strategy,
    retry_hint: retryHint(strategy, details),
    ...(details.suggestions?.length ? { follow_up_suggestions: [...details.suggestions] } : {}),
  };
}

function retryHint(strategy: RetryStrategy, details: ErrorDetails) {
  const { message, clarification = message, alternative, afterSeconds = 1 } = details;
  if (strategy === "retry_after_seconds") return { after_seconds: afterSeconds };
  return strategy === "use_alternative_tool" && alternative !== undefined
    ? { alternative_tool: alternative }
    : { clarification_needed: clarification };
}
