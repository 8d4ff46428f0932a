import type { MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import type { OauthScope } from "../../access/oauth-scopes.ts";
import { includesTier, pipelineTier, planName, type Tier } from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";
import type { Endpoint, PlanAdvice } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { siteOrigin } from "../request/site.ts";
import { pathnameOf } from "../request/url.ts";

/** A call that this caller has access to. */
function alternativeFor(caller: Caller): string {
  return caller.scopes.includes("intelligence:read")
    ? "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco"
    : "/api/v1/intelligence/salaries/demo";
}

/** Rejects a caller whose plan or whose credential's scopes are not enough for the endpoint. */
export function requireAccess(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  return async function requireAccess(c, next) {
    const caller = c.get("caller");
    if (caller) check(caller, endpoint, siteOrigin(c), pathnameOf(c.req.url));
    await next();
  };
}

function check(caller: Caller, endpoint: Endpoint, origin: string, path: string): void {
  const { access } = endpoint;
  if (access.kind === "public") return;
  if (
    (caller.access !== null || access.kind === "token") &&
    !includesTier(caller.tier, pipelineTier)
  ) {
    throw tierTooLow(caller, pipelineTier);
  }
  // A token has no scopes of the other API, and opens only those of its endpoints that take tokens.
  if (access.kind === "key" && (caller.access === null || !access.orToken)) {
    if (!includesTier(caller.tier, access.tier)) {
      throw tierTooLow(caller, access.tier, endpoint.insteadOfPlan?.(origin, path));
    }
    const missing = access.scopes.find((scope) => !caller.scopes.includes(scope));
    if (missing) throw scopeMissing(caller, missing, endpoint);
  }
  if (access.kind === "token" && caller.access === null) {
    throw scopeMissing(caller, "pipeline:read", endpoint);
  }
  if (access.kind === "token" && access.access === "read_write" && caller.access === "read") {
    throw scopeMissing(caller, "pipeline:write", endpoint);
  }
}

/** @param instead what the caller can do all the same. */
function tierTooLow(caller: Caller, required: Tier, instead?: PlanAdvice | null): ApiError {
  const alternative = alternativeFor(caller);
  return new ApiError("tier_insufficient", {
    message: `This endpoint requires the ${planName(required)} plan; the account is on ${planName(caller.tier)}.${instead ? ` ${instead.message}` : ""}`,
    alternative,
    suggestions: [
      instead?.isOfNoPlan ? instead.message : `Upgrade the account to ${planName(required)}.`,
      `What every plan includes: ${alternative}`,
    ],
  });
}

function scopeMissing(caller: Caller, missing: OauthScope, endpoint: Endpoint): ApiError {
  if (caller.grant && endpoint.scopeMissing) return endpoint.scopeMissing(caller.grant, missing);
  if (caller.grant) {
    const allow = `Connect again and allow ${missing}.`;
    return new ApiError("scope_insufficient", {
      message: `The connection lacks the scope ${missing}. ${allow}`,
      param: "Authorization",
      alternative: alternativeFor(caller),
      suggestions: [allow],
    });
  }
  // A token of the Job Pipeline API has a kind of access instead of this scope.
  const scope = missing === "pipeline:write" ? "read-write" : missing;
  return new ApiError("scope_insufficient", {
    message: `The credential lacks the scope ${scope}.`,
    param: "Authorization",
    alternative: alternativeFor(caller),
    suggestions: [`Create a credential with the scope ${scope} and use it for this call.`],
  });
}

/**
 * Sends 503 if the query names another country: the data cover the United States only. The retry
 * strategy names another call, because waiting does not help.
 */
export function requireUnitedStates(): MiddlewareHandler<AppEnv> {
  return async function requireUnitedStates(c, next) {
    const query = c.get("query");
    const country =
      typeof query === "object" && query !== null && "country" in query ? query.country : "US";
    if (typeof country === "string" && country.toUpperCase() !== "US") throw notCovered(c.req.url);
    await next();
  };
}

function notCovered(requestUrl: string): ApiError {
  const url = new URL(requestUrl);
  url.searchParams.delete("country");
  const alternative = `${url.pathname}${url.search}`;
  return new ApiError("dependency_unavailable", {
    message: "There is no wage data for this country: the sources cover the United States only.",
    param: "country",
    strategy: "use_alternative_tool",
    alternative,
    suggestions: [`Ask for the United States: ${alternative}`],
  });
}
