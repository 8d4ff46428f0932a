import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import {
  type AttemptKind,
  attemptsPerMinute,
  failedAuthPerMinute,
  type PublicPlan,
  publicPerMinute,
} from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";
import { admitAddress, knownAddressRefusal } from "../../rate-limit/address/admit-address.ts";
import type { AddressKey, AddressRefusal } from "../../rate-limit/address/messages.ts";
import type { Admission, Limits } from "../../rate-limit/admission.ts";
import { admit, inspect, type Metering, refund } from "../../rate-limit/admit.ts";
import {
  accountLimitKey,
  addressKey,
  addressLimits,
  attemptKey,
  failedAuthKey,
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
    const { limitKey, limits, credentialId } = counted;
    const admission = await countAgainst(c, limitKey, limits, credentialId);
    c.set("counted", counted);
    if (!isPublic) c.set("admission", admission);
    if (admission.refusedBy) throw exceeded(admission);
    await next();
    const { status } = c.res;
    const isFree = status === 304 || status === 403 || status >= 500;
    if (isFree && !isPublic) refund(meteringOf(c), limitKey, limits, credentialId);
  };
}

/** What a caller's request is counted against. */
function countedOf({ access }: Pick<Endpoint, "access">, caller: Caller): Counted {
  const { accountId, limits, credentialId } = caller;
  return {
    credentialId,
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
  const refusal = await countKey(c, addressKey(clientAddress(c), plan), publicPerMinute[plan]);
  if (!refusal) return;
  const { limit, ofNetwork } = refusal;
  const afterSeconds = secondsOf(refusal);
  const from = ofNetwork ? "the /48 network of this address" : "one address";
  throw new ApiError("rate_limit_exceeded", {
    message: `The limit of ${limit} requests in any 60 seconds from ${from} is reached. Try again in ${afterSeconds} s.`,
    afterSeconds,
  });
}

/** Counts what an address tries before anybody is signed in, such as a recovery code. */
export async function countAttempt(c: Context<AppEnv>, kind: AttemptKind): Promise<void> {
  const perMinute = attemptsPerMinute[kind];
  const refusal = await countKey(c, attemptKey(clientAddress(c), kind), perMinute);
  if (!refusal) return;
  const afterSeconds = secondsOf(refusal);
  throw new ApiError("rate_limit_exceeded", {
    message: `One address may try this ${perMinute} times in any 60 seconds. Try again in ${afterSeconds} s.`,
    afterSeconds,
  });
}

/** The address, or its /64 network, that an account is made from. */
export function networkOf(c: Context<AppEnv>): string {
  return addressKey(clientAddress(c)).subject;
}

/** The /24 or /48 network around it. */
export function siteOf(c: Context<AppEnv>): string {
  return addressKey(clientAddress(c)).object;
}

/**
 * Counts a credential that was never issued against the address it came from. Over the limit it
 * has no effect on other credentials but that their first look-ups wait in a queue.
 *
 * @returns the refusal, over the limit.
 */
export async function countFailedAuth(c: Context<AppEnv>): Promise<AddressRefusal | null> {
  return countKey(c, failedAuthKey(clientAddress(c)), failedAuthPerMinute);
}

/** Rejects a text that cannot be a credential, once its address has sent too many wrong ones. */
export async function rejectGuess(c: Context<AppEnv>): Promise<void> {
  const refusal = await countFailedAuth(c);
  if (!refusal) return;
  const afterSeconds = secondsOf(refusal);
  throw new ApiError("rate_limit_exceeded", {
    message: `More than ${refusal.limit} requests with credentials that were never issued came from this address within 60 seconds, and this one is not a credential. Try again in ${afterSeconds} s, or at once with a valid one.`,
    afterSeconds,
  });
}

/** The queue in which look-ups of this address's unknown credentials wait; null if it has sent few wrong ones. */
export function lookupQueueOf(c: Context<AppEnv>): string | null {
  const key = failedAuthKey(clientAddress(c));
  return knownAddressRefusal(key) ? key.subject : null;
}

function clientAddress(c: Context<AppEnv>): string | undefined {
  return c.req.header("cf-connecting-ip");
}

function secondsOf({ retryMs }: AddressRefusal): number {
  return Math.max(1, Math.ceil(retryMs / 1000));
}

/** @throws ApiError `dependency_unavailable` if the limiter cannot be reached. */
async function countKey(
  c: Context<AppEnv>,
  key: AddressKey,
  perMinute: number,
): Promise<AddressRefusal | null> {
  return admitAddress(meteringOf(c), key, addressLimits(key, perMinute)).catch(uncounted);
}

/**
 * Counts the request against a limit key.
 *
 * @param credentialId whose usage it is, if any is kept for the key.
 * @throws ApiError `dependency_unavailable` if the limiter cannot be reached.
 */
export async function countAgainst(
  c: Context<AppEnv>,
  limitKey: string,
  limits: Limits,
  credentialId?: string,
): Promise<Admission> {
  return admit(meteringOf(c), limitKey, limits, credentialId).catch(uncounted);
}

function uncounted(cause: unknown): never {
  throw new ApiError("dependency_unavailable", {
    message: "The request could not be counted against its limit.",
    afterSeconds: 1,
    cause,
  });
}

/** The limiter, as the request reaches it. */
export function meteringOf(c: Context<AppEnv>): Metering {
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
