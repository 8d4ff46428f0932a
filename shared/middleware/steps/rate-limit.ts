import type { Context, MiddlewareHandler, Next } from "hono";
import type { Caller } from "../../access/caller.ts";
import {
  type AttemptKind,
  attemptsPerMinute,
  failedAuthPerMinute,
  type PublicPlan,
  publicPerMinute,
  userCodesPerMinute,
} from "../../access/tiers.ts";
import { isoDate } from "../../core/dates.ts";
import { ApiError } from "../../core/errors.ts";
import { admitAddress, knownAddressRefusal } from "../../rate-limit/address/admit-address.ts";
import type { AddressKey, AddressRefusal } from "../../rate-limit/address/messages.ts";
import type { Admission, Limits } from "../../rate-limit/admission.ts";
import { admit, admitTogether, inspect, type Metering, refund } from "../../rate-limit/admit.ts";
import {
  accountLimitKey,
  addressKey,
  addressLimits,
  attemptKey,
  failedAuthKey,
  pipelineLimitKey,
  userCodeAddressKey,
  userCodeLimitKey,
} from "../../rate-limit/limit-key.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv, Counted } from "../env.ts";

/**
 * Counts the request and rejects it over the limit, before its body is read: against the caller's
 * account, or the address of a public call without a key. A 304, a 403, a failure of the service and
 * what is no call by its body cost no monthly quota.
 */
export function rateLimit(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const { access } = endpoint;
  const isPublic = access.kind === "public";
  return async function rateLimit(c, next) {
    const caller = c.get("caller");
    if (!caller) {
      const error = await overAddressLimit(c, endpoint.counts ? "pages" : planOf(endpoint));
      return error ? refuse(c, endpoint, error, next) : next();
    }
    const counted = countedOf(endpoint, caller);
    const { limitKey, limits, credentialId } = counted;
    const admission = await countAgainst(c, limitKey, limits, credentialId);
    c.set("counted", counted);
    if (!isPublic) c.set("admission", admission);
    if (admission.refusedBy) return refuse(c, endpoint, exceeded(admission), next);
    await next();
    const { status } = c.res;
    const isFree = status === 304 || status === 403 || status >= 500 || !isCall(c, endpoint);
    const { requests = 1 } = c.var.counted ?? {};
    if (isFree && !isPublic) refund(meteringOf(c), limitKey, limits, requests, credentialId);
  };
}

/** Counts what is a call by its body against the address, if the request has no key. */
export function countCall(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  return async function countCall(c, next) {
    const isCounted = !c.get("caller") && isCall(c, endpoint);
    const error = isCounted ? await overAddressLimit(c, planOf(endpoint)) : null;
    return error ? refuse(c, endpoint, error, next) : next();
  };
}

function refuse(c: Context<AppEnv>, { overLimit }: Endpoint, error: ApiError, next: Next) {
  if (!overLimit) throw error;
  return overLimit(c, error, next);
}

function planOf({ access }: Endpoint): PublicPlan {
  return access.kind === "public" ? access.plan : "catalog";
}

/** A body that cannot be read is one too. */
function isCall(c: Context<AppEnv>, { counts }: Endpoint): boolean {
  const body = c.get("body");
  return !counts || body === undefined || counts(body);
}

/** The limits against which a caller's request is counted. */
function countedOf({ access }: Pick<Endpoint, "access">, caller: Caller): Counted {
  const { accountId, limits, credentialId } = caller;
  return {
    credentialId,
    requests: 1,
    // A token counts against the quota of its own API, whichever it calls.
    limitKey: caller.access === null ? accountLimitKey(accountId) : pipelineLimitKey(accountId),
    limits: access.kind === "public" ? { ...limits, perMonth: null } : limits,
  };
}

/** The remaining limits of a caller if this request is not counted; null if the limiter cannot be reached. */
export async function remainingQuota(
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "access">,
  caller: Caller,
): Promise<Admission | null> {
  const { limitKey, limits } = countedOf(endpoint, caller);
  return inspect(meteringOf(c), limitKey, limits).catch(() => null);
}

/** Counts the request against the address it came from, and rejects it over the limit. */
export async function countAddress(c: Context<AppEnv>, plan: PublicPlan): Promise<void> {
  const error = await overAddressLimit(c, plan);
  if (error) throw error;
}

/** Counts the request against the address it came from. @returns the error if it is over the limit. */
async function overAddressLimit(c: Context<AppEnv>, plan: PublicPlan): Promise<ApiError | null> {
  const refusal = await countKey(c, addressKey(clientAddress(c), plan), publicPerMinute[plan]);
  return refusal && overLimit(refusal);
}

function overLimit(refusal: Pick<AddressRefusal, "limit" | "ofNetwork" | "retryMs">): ApiError {
  const { limit, ofNetwork } = refusal;
  const afterSeconds = secondsOf(refusal);
  const from = ofNetwork ? "the /48 network of this address" : "one address";
  return new ApiError("rate_limit_exceeded", {
    message: `The limit of ${limit} requests in any 60 seconds from ${from} is reached. Try again in ${afterSeconds} s.`,
    afterSeconds,
  });
}

/** How long the platform's limit may last: it does not say when it ends. */
const pageWindowMs = 60_000;

/**
 * Counts a page with the platform's limiters, in each data center and approximately, and refuses it over the
 * limit. Most requests are for pages, and a Durable Object that counts each would be most of what the service
 * costs. A runtime without such limiters counts exactly.
 */
export async function countPage(c: Context<AppEnv>): Promise<void> {
  const { PAGE_LIMITER: ofAddress, PAGE_NETWORK_LIMITER: ofNetwork } = c.env;
  if (!ofAddress) return countAddress(c, "pages");
  const key = addressKey(clientAddress(c), "pages");
  const { perMinute, networkPerMinute } = addressLimits(key, publicPerMinute.pages);
  const admits = async (limiter: RateLimit, name: string) =>
    (await limiter.limit({ key: name }).catch(uncounted)).success;
  if (!(await admits(ofAddress, key.subject))) {
    throw overLimit({ limit: perMinute, ofNetwork: false, retryMs: pageWindowMs });
  }
  if (networkPerMinute === null || !ofNetwork || (await admits(ofNetwork, key.object))) return;
  throw overLimit({ limit: networkPerMinute, ofNetwork: true, retryMs: pageWindowMs });
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

/** Counts the user code of a device that somebody tries, against their account and their address. */
export async function countUserCode(c: Context<AppEnv>, accountId: string): Promise<void> {
  const limits = { perMinute: userCodesPerMinute, perMonth: null };
  const ofAccount = await countAgainst(c, userCodeLimitKey(accountId), limits);
  const key = userCodeAddressKey(clientAddress(c));
  const ofAddress = await countKey(c, key, userCodesPerMinute);
  if (!ofAccount.refusedBy && !ofAddress) return;
  const afterSeconds = ofAddress ? secondsOf(ofAddress) : ofAccount.retryAfterSeconds;
  throw new ApiError("rate_limit_exceeded", {
    message: `${userCodesPerMinute} codes can be tried in any 60 seconds. Try again in ${afterSeconds} s.`,
    afterSeconds,
  });
}

/** The address, or its /64 network, that an account is made from. */
export function networkOf(c: Context<AppEnv>): string {
  return addressKey(clientAddress(c)).subject;
}

/** The /24 or /48 network around it. */
export function widerNetworkOf(c: Context<AppEnv>): string {
  return addressKey(clientAddress(c)).object;
}

/**
 * Counts a credential that was never issued against the address it came from. Over the limit the
 * first look-ups of other credentials wait in a queue; nothing is refused. A wrong credential is
 * refused whether it was counted or not, so a limiter that cannot be reached changes nothing.
 */
export async function countFailedAuth(c: Context<AppEnv>): Promise<void> {
  const key = failedAuthKey(clientAddress(c));
  await admitAddress(meteringOf(c), key, addressLimits(key, failedAuthPerMinute)).catch(() => {});
}

/** The queue in which look-ups of this address's unknown credentials wait; null if it has sent few wrong ones. */
export function lookupQueueOf(c: Context<AppEnv>): string | null {
  const key = failedAuthKey(clientAddress(c));
  return knownAddressRefusal(key) ? key.subject : null;
}

function clientAddress(c: Context<AppEnv>): string | undefined {
  return c.req.header("cf-connecting-ip");
}

function secondsOf({ retryMs }: Pick<AddressRefusal, "retryMs">): number {
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

/**
 * Counts several more requests against the limits of a request that is counted: all of them, or none.
 *
 * @throws ApiError `dependency_unavailable` if the limiter cannot be reached.
 */
export async function countTogether(
  c: Context<AppEnv>,
  { limitKey, limits, credentialId }: Counted,
  count: number,
): Promise<Admission> {
  return admitTogether(meteringOf(c), limitKey, limits, count, credentialId).catch(uncounted);
}

function uncounted(cause: unknown): never {
  throw new ApiError("dependency_unavailable", {
    message: "The request could not be counted against its limit.",
    afterSeconds: 1,
    cause,
  });
}

/** The limiter, as the request reaches it. */
function meteringOf(c: Context<AppEnv>): Metering {
  return {
    namespace: c.env.RATE_LIMITER,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}

/** The clock of this isolate may be behind that of the limits by some seconds. */
const clockDifferenceMs = 60_000;

/** When the next month begins: `on 2026-12-01 (UTC), in 1025 s`. */
export function fromMonth(afterSeconds: number): string {
  const begins = Date.now() + afterSeconds * 1_000 + clockDifferenceMs;
  return `on ${isoDate(begins)} (UTC), in ${afterSeconds} s`;
}

/** The error for a request over a limit of its account. */
export function exceeded(admission: Admission): ApiError {
  const { refusedBy, minute, month, retryAfterSeconds: afterSeconds } = admission;
  const message =
    refusedBy === "month"
      ? `The limit of ${month?.limit} requests in a calendar month (UTC) is reached. Try again ${fromMonth(afterSeconds)}.`
      : `The limit of ${minute.limit} requests in any 60 seconds is reached. Try again in ${afterSeconds} s.`;
  return new ApiError("rate_limit_exceeded", { message, afterSeconds });
}
