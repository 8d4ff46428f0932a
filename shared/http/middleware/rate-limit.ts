import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import { failedAuthPerMinute, type PublicPlan, publicPerMinute } from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";
import type { Admission, Limits } from "../../rate-limit/admission.ts";
import { admit, inspect, knownRefusal, type Metering, refund } from "../../rate-limit/admit.ts";
import {
  accountLimitKey,
  addressLimitKey,
  failedAuthLimitKey,
  pipelineLimitKey,
} from "../../rate-limit/limit-key.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv, Counted } from "../env.ts";

/**
 * Counts the request and rejects it over the limit: against the caller's account, or the address
 * of a public call without a key. A 304, a 403 and a failure of the service cost no monthly quota.
 */
export function rateLimit(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const { access } = endpoint;
  const isPublic = access.kind === "public";
  return async function rateLimit(c, next) {
    const caller = c.get("caller");
    if (!caller) {
      await countAddress(c, isPublic ? access.plan : "catalog");
      return next();
    }
    const counted = countedOf(endpoint, caller);
    const { limitKey, limits } = counted;
    const admission = await countAgainst(c, limitKey, limits);
    c.set("counted", counted);
    if (!isPublic) c.set("admission", admission);
    if (admission.refusedBy) throw exceeded(admission);
    await next();
    const { status } = c.res;
    const isFree = status === 304 || status === 403 || status >= 500;
    if (isFree && !isPublic) refund(meteringOf(c), limitKey, limits);
  };
}

/** What a caller's request is counted against. */
function countedOf({ access }: Pick<Endpoint, "access">, caller: Caller): Counted {
  const { accountId, limits } = caller;
  return {
    limitKey: access.kind === "token" ? pipelineLimitKey(accountId) : accountLimitKey(accountId),
    limits: access.kind === "public" ? { ...limits, perMonth: null } : limits,
  };
}

/** What a caller has left if this request is not counted; null if the limiter cannot be reached. */
export async function remainingQuota(
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "access">,
  caller: Caller,
): Promise<Admission | null> {
  const { limitKey, limits } = countedOf(endpoint, caller);
  return inspect(meteringOf(c), limitKey, limits).catch(() => null);
}

/** Counts the request against the address it came from. */
export async function countAddress(c: Context<AppEnv>, plan: PublicPlan): Promise<void> {
  const limits: Limits = { perMinute: publicPerMinute[plan], perMonth: null };
  const admission = await countAgainst(c, addressLimitKey(clientAddress(c), plan), limits);
  if (admission.refusedBy) throw exceeded(admission);
}

const failedAuthLimits: Limits = { perMinute: failedAuthPerMinute, perMonth: null };

/** Counts a credential that was never issued against the address it came from. */
export async function countFailedAuth(c: Context<AppEnv>): Promise<void> {
  const admission = await recordFailedAuth(c);
  if (admission.refusedBy) throw throttled(admission);
}

/** The same without an error over the limit, for endpoints that ignore a wrong credential. */
export async function recordFailedAuth(c: Context<AppEnv>): Promise<Admission> {
  return countAgainst(c, failedAuthLimitKey(clientAddress(c)), failedAuthLimits);
}

/** Rejects an address with too many failed authentications, before its credential is looked up. */
export function rejectThrottled(c: Context<AppEnv>): void {
  const refusal = findThrottle(c);
  if (refusal) throw throttled(refusal);
}

/** The limiter's refusal of an address with too many failed authentications, else null. */
export function findThrottle(c: Context<AppEnv>): Admission | null {
  return knownRefusal(failedAuthLimitKey(clientAddress(c)), failedAuthLimits);
}

/** Names the address, because the caller's own credential may be valid. */
function throttled({ minute, retryAfterSeconds }: Admission): ApiError {
  return new ApiError("rate_limit_exceeded", {
    message: `More than ${minute.limit} requests with credentials that were never issued came from this address within 60 seconds, so it cannot sign in now. Try again in ${retryAfterSeconds} s.`,
    afterSeconds: retryAfterSeconds,
  });
}

function clientAddress(c: Context<AppEnv>): string | undefined {
  return c.req.header("cf-connecting-ip");
}

/**
 * Counts the request against a limit key.
 *
 * @throws ApiError `dependency_unavailable` if the limiter cannot be reached.
 */
export async function countAgainst(
  c: Context<AppEnv>,
  limitKey: string,
  limits: Limits,
): Promise<Admission> {
  try {
    return await admit(meteringOf(c), limitKey, limits);
  } catch (cause) {
    throw new ApiError("dependency_unavailable", {
      message: "The request could not be counted against its limit.",
      afterSeconds: 1,
      cause,
    });
  }
}

function meteringOf(c: Context<AppEnv>): Metering {
  return {
    namespace: c.env.RATE_LIMITER,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}

function exceeded(admission: Admission): ApiError {
  const { refusedBy, minute, month, retryAfterSeconds } = admission;
  const limit =
    refusedBy === "month"
      ? `${month?.limit} requests in a calendar month (UTC)`
      : `${minute.limit} requests in any 60 seconds`;
  return new ApiError("rate_limit_exceeded", {
    message: `The limit of ${limit} is reached. Try again in ${retryAfterSeconds} s.`,
    afterSeconds: retryAfterSeconds,
  });
}
