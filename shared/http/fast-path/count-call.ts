/** Counts a call whose response is stored. */
import type { Caller } from "../../access/caller.ts";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { hasExpired } from "../../access/find-caller.ts";
import { publicPerMinute } from "../../access/tiers.ts";
import { admitAddress, admitLeased } from "../../rate-limit/address/admit-address.ts";
import { leaseCacheOf } from "../../rate-limit/lease-caches.ts";
import { addressKey, addressLimits } from "../../rate-limit/limit-key.ts";
import type { EndpointSettings } from "../endpoint-settings.ts";
import type { Bindings, Counted } from "../env.ts";
import { rateLimitHeaders } from "../response/rate-limit-headers.ts";

/** Whose calls a stored response is for. */
export interface Keyed {
  caller: Caller;
  credentialSha256: string;
  counted: Counted;
}

export type Lifetime = Pick<ExecutionContext, "waitUntil">;

/**
 * Counts a call with a key on its account's lease.
 *
 * @param now the platform's time, of the lease.
 * @param clock the service's time, of the credential.
 * @returns the headers of its limits; null without a lease, or if the credential may have changed.
 */
export function countKeyed(
  { access, family }: EndpointSettings,
  { caller, credentialSha256, counted: { limitKey, limits, credentialId } }: Keyed,
  now: number,
  clock: number,
): Record<string, string> | null {
  const credential = isolateCredentials.peek(credentialSha256);
  if (credential?.caller !== caller || hasExpired(credential, clock)) return null;
  const admission = leaseCacheOf(limitKey, limits.perMonth !== null).takeLeased(
    limits,
    now,
    credentialId,
  );
  if (!admission) return null;
  return access.kind === "public" ? {} : rateLimitHeaders(family, caller.tier, admission);
}

/**
 * Counts a call without a key against its address, at once on a lease.
 *
 * @returns whether it is admitted. One that is not, or cannot be counted, is rejected as usual: by
 *   the middleware, which learns the reason again.
 */
export function countAddress(
  { access }: EndpointSettings,
  request: Request,
  { RATE_LIMITER: namespace }: Bindings,
  context: Lifetime,
): true | Promise<boolean> {
  if (access.kind !== "public") return Promise.resolve(false);
  const key = addressKey(request.headers.get("cf-connecting-ip") ?? undefined, access.plan);
  const limits = addressLimits(key, publicPerMinute[access.plan]);
  const metering = {
    namespace,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  };
  if (admitLeased(metering, key, limits)) return true;
  return admitAddress(metering, key, limits).then(
    (refusal) => refusal === null,
    () => false,
  );
}
