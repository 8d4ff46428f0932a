import type { Context, MiddlewareHandler } from "hono";
import { publicPerMinute } from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";
import type { Admission, Limits } from "../../rate-limit/admission.ts";
import { admit, knownRefusal, type Metering, refund } from "../../rate-limit/admit.ts";
import {
  accountLimitKey,
  addressLimitKey,
  failedAuthLimitKey,
  pipelineLimitKey,
} from "../../rate-limit/limit-key.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";

/**
 * Counts the request and refuses it over the limit: against the caller's
 * account, or the address of a public call without a key. A 304 and a failure
 * of ours cost no monthly quota.
 */
export function rateLimit(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const open = endpoint.access.kind === "public";
  return async function rateLimit(c, next) {
    const caller = c.get("caller");
    if (!caller) {
      await chargeAddress(c);
      return next();
    }
    const subject =
      endpoint.access.kind === "token"
        ? pipelineLimitKey(caller.accountId)
        : accountLimitKey(caller.accountId);
    const limits: Limits = open ? { ...caller.limits, perMonth: null } : caller.limits;
    const admission = await count(c, subject, limits);
    c.set("counted", { subject, limits });
    if (!open) c.set("admission", admission);
    if (admission.refusedBy) throw exceeded(admission);
    await next();
    const free = c.res.status === 304 || c.res.status >= 500;
    if (free && !open) refund(meteringOf(c), subject, limits);
  };
}

const addressLimits: Limits = { perMinute: publicPerMinute, perMonth: null };

/** Counts the request against the address it came from. */
async function chargeAddress(c: Context<AppEnv>): Promise<void> {
  const admission = await count(c, addressLimitKey(clientAddress(c)), addressLimits);
  if (admission.refusedBy) throw exceeded(admission);
}

/** Counts a credential that is none against the address it came from. */
export async function countFailedAuth(c: Context<AppEnv>): Promise<void> {
  const admission = await count(c, failedAuthLimitKey(clientAddress(c)), addressLimits);
  if (admission.refusedBy) throw guessedTooOften(admission);
}

/** Counts it where a wrong credential is taken for none: nobody is refused for it here. */
export async function noteGuess(c: Context<AppEnv>): Promise<void> {
  await count(c, failedAuthLimitKey(clientAddress(c)), addressLimits);
}

/** Refuses an address that has just guessed too often, before a credential is looked up for it. */
export function rejectThrottled(c: Context<AppEnv>): void {
  const refusal = refusalOfGuesses(c);
  if (refusal) throw guessedTooOften(refusal);
}

/** The refusal of an address that has just guessed too often; null where there is none. */
export function refusalOfGuesses(c: Context<AppEnv>): Admission | null {
  return knownRefusal(failedAuthLimitKey(clientAddress(c)), addressLimits);
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
