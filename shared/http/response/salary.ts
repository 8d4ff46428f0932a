import type { Context } from "hono";
import type { SalaryResult } from "../../contracts/result.ts";
import { isoDate } from "../../core/dates.ts";
import type { ApiError } from "../../core/errors.ts";
import type { AppEnv } from "../env.ts";
import { requestUrl } from "../request/request-url.ts";
import { errorPage, siteOrigin } from "../request/site.ts";

const source = "Compensation Intelligence";

/** The text of an answer without its `request` block: what is the same for every caller. */
export function cacheableBody(c: Context<AppEnv>, answer: SalaryResult): string {
  const { data, list } = answer;
  const attribution = attributionOf(c, answer);
  if (!list) return JSON.stringify({ data, attribution });
  const { pagination, citation, assumptions } = list;
  return JSON.stringify({
    data,
    pagination,
    attribution: { ...attribution, citation, assumptions },
  });
}

/** Completes a stable text with the block that describes this very request. */
export function withRequest(c: Context<AppEnv>, stable: string): string {
  return `${stable.slice(0, -1)},"request":${JSON.stringify(describeRequest(c))}}`;
}

/** A completed text but for the request's id, for requests that differ in nothing else. */
export function textAroundId(
  c: Context<AppEnv>,
  stable: string,
): { beforeId: string; afterId: string } {
  const start = '{"id":"';
  const block = JSON.stringify({ ...describeRequest(c), id: "", duration_ms: 0 });
  return {
    beforeId: `${stable.slice(0, -1)},"request":${start}`,
    afterId: `${block.slice(start.length)}}`,
  };
}

function attributionOf(c: Context<AppEnv>, answer: SalaryResult) {
  const origin = siteOrigin(c);
  return {
    source,
    url: origin,
    methodology: `${origin}/docs/methodology`,
    methodology_version: answer.methodologyVersion,
    updated: answer.updated,
    version: "v1",
    as_of: answer.asOf ?? isoDate(c.get("now")),
  };
}

/** The block that differs with every call, and so stays out of the ETag. */
function describeRequest(c: Context<AppEnv>) {
  const caller = c.get("caller");
  return {
    id: c.get("requestId"),
    endpoint: requestUrl(c).path,
    duration_ms: Math.max(0, Date.now() - c.get("receivedAt")),
    tier: caller?.tier ?? "free",
    scopes: caller?.scopes ?? [],
  };
}

/** Answers a refusal or failure in the salary API's error envelope. */
export function renderSalaryError(c: Context<AppEnv>, error: ApiError): Response {
  const { code, details, row } = error;
  const strategy = details.strategy ?? row.strategy;
  const hint = {
    retry_with_clarification: { clarification_needed: details.clarification ?? details.message },
    use_alternative_tool: { alternative_tool: details.alternative },
    retry_after_seconds: { after_seconds: details.afterSeconds ?? 1 },
  }[strategy];
  if (strategy === "retry_after_seconds" && row.status !== 500) {
    c.header("Retry-After", String(details.afterSeconds ?? 1));
  }
  return c.json(
    {
      error: {
        type: row.type,
        code,
        ...(details.param === undefined ? {} : { param: details.param }),
        message: details.message,
        doc_url: errorPage(siteOrigin(c), code),
        request_id: c.get("requestId"),
        retry_strategy: strategy,
        retry_hint: hint,
        ...(details.suggestions?.length ? { follow_up_suggestions: details.suggestions } : {}),
      },
    },
    row.status,
  );
}
