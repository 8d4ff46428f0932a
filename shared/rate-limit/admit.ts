import type { Admission, Limits } from "./admission.ts";
import { findLeaseCache } from "./lease-cache.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface Metering {
  namespace: DurableObjectNamespace<RateLimiter>;
  /** Keeps the Worker alive for work after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** Delay before refunds are reported, so that several are reported together. */
const refundDelayMs = 1_000;

/**
 * Admits or refuses one request. Calls the Durable Object of the limit key only if this isolate
 * holds no lease and has no refusal in force.
 *
 * @param credential the id that the account's usage is counted under; none for what has no usage.
 * @throws what the call throws if the object cannot be reached.
 */
export async function admit(
  metering: Metering,
  limitKey: string,
  limits: Limits,
  credential?: string,
): Promise<Admission> {
  const leaseCache = findLeaseCache(limitKey, limits.perMonth !== null);
  const known = leaseCache.take(limits, Date.now(), credential);
  if (known) return known;

  const sentAt = Date.now();
  const request = leaseCache.ask(limits, sentAt, credential);
  const response = await objectOf(metering, limitKey).lease(request);
  const admission = leaseCache.receive(response, limits, sentAt, Date.now(), credential);
  if (response.lease)
    metering.waitUntil(flushAfter(metering, limitKey, limits, response.lease.validMs));
  return admission;
}

/**
 * Admits several requests together or none of them, by one call to the Durable Object of the limit key.
 *
 * @throws what the call throws if the object cannot be reached.
 */
export async function admitTogether(
  metering: Metering,
  limitKey: string,
  limits: Limits,
  count: number,
  credential?: string,
): Promise<Admission> {
  const leaseCache = findLeaseCache(limitKey, limits.perMonth !== null);
  const request = leaseCache.askTogether(limits, Date.now(), count, credential);
  const response = await objectOf(metering, limitKey).lease(request);
  return leaseCache.receiveTogether(response, limits, Date.now());
}

/**
 * Returns the remaining quotas for a request that is not counted. Calls the Durable Object of
 * the limit key only if this isolate has had no response from it in the last second.
 *
 * @throws what the call throws if the object cannot be reached.
 */
export async function inspect(
  metering: Metering,
  limitKey: string,
  limits: Limits,
): Promise<Admission> {
  const leaseCache = findLeaseCache(limitKey, limits.perMonth !== null);
  const known = leaseCache.recall(limits, Date.now());
  if (known) return known;
  const response = await objectOf(metering, limitKey).lease(leaseCache.inquire(limits, Date.now()));
  return leaseCache.observe(response, limits, Date.now());
}

/** Refunds requests that turned out not to count against the monthly quota. */
export function refund(
  metering: Metering,
  limitKey: string,
  limits: Limits,
  requests: number,
  credential?: string,
): void {
  findLeaseCache(limitKey, limits.perMonth !== null).refund(requests, credential);
  metering.waitUntil(flushAfter(metering, limitKey, limits, refundDelayMs));
}

/** Reports what no later request has reported, so that the unused part of a lease becomes available again. */
async function flushAfter(
  metering: Metering,
  limitKey: string,
  limits: Limits,
  delayMs: number,
): Promise<void> {
  await scheduler.wait(delayMs);
  const report = findLeaseCache(limitKey, limits.perMonth !== null).flush(limits, Date.now());
  if (report) await objectOf(metering, limitKey).lease(report);
}

function objectOf({ namespace }: Metering, limitKey: string): DurableObjectStub<RateLimiter> {
  return namespace.get(namespace.idFromName(limitKey));
}
