import type { Admission, Limits } from "./admission.ts";
import { leaseCacheOf } from "./lease-caches.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface Metering {
  namespace: DurableObjectNamespace<RateLimiter>;
  /** Keeps the Worker alive for what happens after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** Refunds are told soon after, several at a time. */
const refundDelayMs = 1_000;

/**
 * Admits or refuses one request of a subject. Asks the subject's object only
 * where this isolate holds no lease and remembers no refusal.
 *
 * @throws what the object's call throws where it cannot be reached.
 */
export async function admit(
  metering: Metering,
  subject: string,
  limits: Limits,
): Promise<Admission> {
  const holder = leaseCacheOf(subject, limits.perMonth !== null);
  const known = holder.take(limits, Date.now());
  if (known) return known;

  const sentAt = Date.now();
  const answer = await objectOf(metering, subject).lease(holder.ask(limits, sentAt));
  const admission = holder.receive(answer, limits, sentAt, Date.now());
  if (answer.lease) metering.waitUntil(flushAfter(metering, subject, limits, answer.lease.validMs));
  return admission;
}

/**
 * Where a subject stands, for a request that is not counted. Asks the subject's
 * object only where this isolate has not heard from it in the last second.
 *
 * @throws what the object's call throws where it cannot be reached.
 */
export async function inspect(
  metering: Metering,
  subject: string,
  limits: Limits,
): Promise<Admission> {
  const holder = leaseCacheOf(subject, limits.perMonth !== null);
  const known = holder.recall(limits, Date.now());
  if (known) return known;
  const answer = await objectOf(metering, subject).lease(holder.inquire(limits, Date.now()));
  return holder.observe(answer, limits, Date.now());
}

/** The refusal of a subject that this isolate remembers; null where it knows of none. */
export function knownRefusal(subject: string, limits: Limits): Admission | null {
  return leaseCacheOf(subject, limits.perMonth !== null).refused(limits, Date.now());
}

/** Gives back a request that turned out to cost no monthly quota. */
export function refund(metering: Metering, subject: string, limits: Limits): void {
  leaseCacheOf(subject, limits.perMonth !== null).refund();
  metering.waitUntil(flushAfter(metering, subject, limits, refundDelayMs));
}

/** Tells the object what no later request has told it: what a lease left unused is free again. */
async function flushAfter(
  metering: Metering,
  subject: string,
  limits: Limits,
  delayMs: number,
): Promise<void> {
  await scheduler.wait(delayMs);
  const report = leaseCacheOf(subject, limits.perMonth !== null).flush(limits, Date.now());
  if (report) await objectOf(metering, subject).lease(report);
}

function objectOf({ namespace }: Metering, subject: string): DurableObjectStub<RateLimiter> {
  return namespace.get(namespace.idFromName(subject));
}
