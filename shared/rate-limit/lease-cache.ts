import type { Admission, Limits, Quota } from "./admission.ts";
import { type LeaseAnswer, type LeaseReport, type LeaseRequest, leaseMs, tickMs } from "./lease.ts";

/** A lease as the isolate that holds it sees it. */
interface HeldLease {
  id: number;
  left: number;
  until: number;
  /** Ticks at which its requests passed, with their counts. */
  uses: Map<number, number>;
}

interface QuotaSnapshot {
  at: number;
  minute: Quota;
  month: Quota | null;
}

/** Longest that a refusal is repeated without asking again, so that a raised limit soon counts. */
const maxRefusalMs = 5_000;
/** Longest that a standing is told again without asking, to a caller who is refused again and again. */
const recallMs = 1_000;
/** A larger lease on its way keeps other requests from asking for one too, but not for ever. */
const askingMs = 1_000;

/**
 * One isolate's side of a subject's limit: what it was leased, how it used it,
 * and the last refusal. Knows no clock but the one it is given.
 */
export class LeaseCache {
  #leases: HeldLease[] = [];
  #ended: HeldLease[] = [];
  #refunds = 0;
  #standing: QuotaSnapshot | null = null;
  #refusal: { by: "minute" | "month"; from: number; until: number } | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Requests seen since `#since`, to tell how many the next few seconds will bring. */
  #seen = 0;
  #since = 0;
  #size = 1;

  /** Lets a request pass or refuses it from what is known here; null where the object must be asked. */
  take(limits: Limits, now: number): Admission | null {
    this.#retire(now);
    this.#seen++;
    const refused = this.refused(limits, now);
    if (refused) return refused;
    const lease = this.#leases[0];
    if (!lease) return null;
    const tick = Math.floor(now / tickMs) * tickMs;
    lease.uses.set(tick, (lease.uses.get(tick) ?? 0) + 1);
    lease.left--;
    this.#retire(now);
    return this.#describe(limits, now, null);
  }

  /** Lets a request pass on a lease; null where there is none, or a refusal. Only then nothing is noted. */
  takeLeased(limits: Limits, now: number): Admission | null {
    this.#retire(now);
    return this.#leases.length === 0 || this.refused(limits, now) ? null : this.take(limits, now);
  }

  /** The refusal that is still in force; null where there is none. Counts nothing. */
  refused(limits: Limits, now: number): Admission | null {
    const refusal = this.#refusal;
    if (!refusal || now < refusal.from) return null;
    const until = Math.min(refusal.until, refusal.from + maxRefusalMs);
    return now < until ? this.#describe(limits, now, refusal) : null;
  }

  /** What to ask the object for, with the reports of all leases that have ended. */
  ask(limits: Limits, now: number): LeaseRequest {
    const alone = now - this.#askedAt > askingMs || now < this.#askedAt;
    const want = alone ? this.#nextSize(now) : 1;
    if (want > 1) this.#askedAt = now;
    return { limits, ...this.#report(now), want };
  }

  /** What to tell the object when nothing is asked of it; null where there is nothing to tell. */
  flush(limits: Limits, now: number): LeaseRequest | null {
    this.#retire(now);
    if (this.#ended.length === 0 && this.#refunds === 0) return null;
    return { limits, ...this.#report(now), want: 0 };
  }

  /** Where the subject stands, if the object said so a moment ago; else null. Counts nothing. */
  recall(limits: Limits, now: number): Admission | null {
    const age = now - (this.#standing?.at ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < recallMs ? this.#describe(limits, now, null) : null;
  }

  /** What to ask the object for where nothing is to be admitted. */
  inquire(limits: Limits, now: number): LeaseRequest {
    this.#retire(now);
    return { limits, ...this.#report(now), want: 0 };
  }

  /** Takes the answer to {@link inquire}. A refusal that is remembered stays in force. */
  observe(answer: LeaseAnswer, limits: Limits, now: number): Admission {
    this.#standing = { at: now, minute: answer.minute, month: answer.month };
    return this.#describe(limits, now, null);
  }

  /** @param sentAt when the question left: a lease is counted from then, never from later. */
  receive(answer: LeaseAnswer, limits: Limits, sentAt: number, now: number): Admission {
    this.#standing = { at: now, minute: answer.minute, month: answer.month };
    this.#refusal = answer.refusedBy
      ? { by: answer.refusedBy, from: now, until: now + answer.retryMs }
      : null;
    if (answer.lease) {
      this.#askedAt = Number.NEGATIVE_INFINITY;
      const { id, validMs } = answer.lease;
      this.#leases.push({
        id,
        left: answer.granted - 1,
        until: sentAt + validMs,
        uses: new Map(),
      });
    }
    return this.#describe(limits, now, this.#refusal);
  }

  /** Notes that a counted request costs no monthly quota after all. */
  refund(): void {
    this.#refunds++;
  }

  #retire(now: number): void {
    const over = (lease: HeldLease) => lease.left === 0 || now >= lease.until;
    if (!this.#leases.some(over)) return;
    this.#ended.push(...this.#leases.filter(over));
    this.#leases = this.#leases.filter((lease) => !over(lease));
  }

  #report(now: number): { reports: LeaseReport[]; refunds: number } {
    const reports = this.#ended.map(({ id, uses }) => ({
      id,
      // A tick is told by its end: rather too late than too early.
      uses: [...uses].map(([tick, count]): [number, number] => [
        Math.max(0, now - tick - tickMs),
        count,
      ]),
    }));
    const refunds = this.#refunds;
    this.#ended = [];
    this.#refunds = 0;
    return { reports, refunds };
  }

  /** As many as came lately in the time of a lease; at most twice the size before. */
  #nextSize(now: number): number {
    const elapsed = Math.max(1, now - this.#since);
    const expected = Math.floor((this.#seen * leaseMs) / Math.max(elapsed, tickMs));
    const idle = elapsed > 2 * leaseMs;
    this.#size = idle ? 1 : Math.max(1, Math.min(expected, this.#size * 2));
    this.#seen = 0;
    this.#since = now;
    return this.#size;
  }

  #describe(
    limits: Limits,
    now: number,
    refusal: { by: "minute" | "month"; until: number } | null,
  ): Admission {
    const held = this.#leases.reduce((sum, lease) => sum + lease.left, 0);
    const standing = this.#standing;
    const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
    const age = standing ? now - standing.at : 0;
    const adjust = (quota: Quota, limit: number, refunds = 0): Quota => ({
      limit,
      remaining: Math.min(limit, quota.remaining + held + refunds),
      resetSeconds: seconds(quota.resetSeconds * 1000 - age),
    });
    return {
      refusedBy: refusal?.by ?? null,
      minute: adjust(standing?.minute ?? emptyQuota, limits.perMinute),
      month:
        limits.perMonth === null || !standing?.month
          ? null
          : adjust(standing.month, limits.perMonth, this.#refunds),
      retryAfterSeconds: refusal ? seconds(refusal.until - now) : 0,
    };
  }
}

const emptyQuota: Quota = { limit: 0, remaining: 0, resetSeconds: 0 };
