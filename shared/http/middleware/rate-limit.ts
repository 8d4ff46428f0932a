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
 * Counts the request and refuses it over the limit: against the caller's
 * account, or the address of a public call without a key. A 304, a 403 and a
 * failure of ours cost no monthly quota.
 */
export function rateLimit(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const { access } = endpoint;
  const open = access.kind === "public";
  return async function rateLimit(c, next) {
    const caller = c.get("caller");
    if (!caller) {
      await chargeAddress(c, open ? access.plan : "catalog");
      return next();
    }
    const { subject, limits } = countedAgainst(endpoint, caller);
    const admission = await count(c, subject, limits);
    c.set("counted", { subject, limits });
    if (!open) c.set("admission", admission);
    if (admission.refusedBy) throw exceeded(admission);
    await next();
    const { status } = c.res;
    const isFree = status === 304 || status === 403 || status >= 500;
    if (isFree && !open) refund(meteringOf(c), subject, limits);
  };
}

/** Whom a caller's request is counted against, and the limits that this is held to. */
function countedAgainst({ access }: Pick<Endpoint, "access">, caller: Caller): Counted {
  const { accountId, limits } = caller;
  return {
    subject: access.kind === "token" ? pipelineLimitKey(accountId) : accountLimitKey(accountId),
    limits: access.kind === "public" ? { ...limits, perMonth: null } : limits,
  };
}

/** Where a caller stands whose request is not counted; null where the limiter cannot say. */
export async function standingOf(
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "access">,
  caller: Caller,
): Promise<Admission | null> {
  const { subject, limits } = countedAgainst(endpoint, caller);
  return inspect(meteringOf(c), subject, limits).catch(() => null);
}

/** Counts the request against the address it came from. */
async function chargeAddress(c: Context<AppEnv>, plan: PublicPlan): Promise<void> {
  const limits: Limits = { perMinute: publicPerMinute[plan], perMonth: null };
  const admission = await count(c, addressLimitKey(clientAddress(c), plan), limits);
  if (admission.refusedBy) throw exceeded(admission);
}

const guessLimits: Limits = { perMinute: failedAuthPerMinute, perMonth: null };

/** Counts a credential that is none against the address it came from. */
export async function countFailedAuth(c: Context<AppEnv>): Promise<void> {
  const admission = await count(c, failedAuthLimitKey(clientAddress(c)), guessLimits);
  if (admission.refusedBy) throw guessedTooOften(admission);
}

/** Counts it where a wrong credential is taken for none: nobody is refused for it here. */
export async function noteGuess(c: Context<AppEnv>): Promise<void> {
  await count(c, failedAuthLimitKey(clientAddress(c)), guessLimits);
}

/** Refuses an address that has just guessed too often, before a credential is looked up for it. */
export function rejectThrottled(c: Context<AppEnv>): void {
  const refusal = refusalOfGuesses(c);
  if (refusal) throw guessedTooOften(refusal);
}

/** The refusal of an address that has just guessed too often; null where there is none. */
export function refusalOfGuesses(c: Context<AppEnv>): Admission | null {
  return knownRefusal(failedAuthLimitKey(clientAddress(c)), guessLimits);
}

/** Said in words of its own: it may meet a caller whose own credential is right. */
function guessedTooOften({ minute, retryAfterSeconds }: Admission): ApiError {
  return new ApiError("rate_limit_exceeded", {
    message: `More than ${minute.limit} requests with credentials that were never issued came from this address within 60 seconds, so it cannot sign in now. Try again in ${retryAfterSeconds} s.`,
    afterSeconds: retryAfterSeconds,
  });
}

function clientAddress(c: Context<AppEnv>): string | undefined {
  return c.req.header("cf-connecting-ip");
}

async function count(c: Context<AppEnv>, subject: string, limits: Limits): Promise<Admission> {
  try {
    return await admit(meteringOf(c), subject, limits);
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
