import type { MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import { includesTier, pipelineTier, planName, type Tier } from "../../access/tiers.ts";
import type { Access } from "../../contracts/operation.ts";
import { ApiError } from "../../core/errors.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";

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
    if (caller) check(caller, endpoint.access);
    await next();
  };
}

function check(caller: Caller, access: Access): void {
  if (access.kind === "key") {
    if (!includesTier(caller.tier, access.tier)) throw tierTooLow(caller, access.tier);
    const missing = access.scopes.find((scope) => !caller.scopes.includes(scope));
    if (missing) throw scopeMissing(caller, missing);
  }
  if (access.kind === "token") {
    if (!includesTier(caller.tier, pipelineTier)) throw tierTooLow(caller, pipelineTier);
    if (access.access === "read_write" && caller.access !== "read_write") {
      throw scopeMissing(caller, "read-write");
    }
  }
}

function tierTooLow(caller: Caller, required: Tier): ApiError {
  const alternative = alternativeFor(caller);
  return new ApiError("tier_insufficient", {
    message: `This endpoint requires the ${planName(required)} plan; the account is on ${planName(caller.tier)}.`,
    alternative,
    suggestions: [
      `Upgrade the account to ${planName(required)}.`,
      `Call ${alternative}, which every plan includes.`,
    ],
  });
}

function scopeMissing(caller: Caller, scope: string): ApiError {
  return new ApiError("scope_insufficient", {
    message: `The credential lacks the scope ${scope}.`,
    param: "Authorization",
    alternative: alternativeFor(caller),
    suggestions: [`Create a credential with the scope ${scope} and use it for this call.`],
  });
}
