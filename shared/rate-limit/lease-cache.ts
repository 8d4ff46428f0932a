import type { Admission, Limits, Quota } from "./admission.ts";
import {
  type LeaseReport,
  type LeaseRequest,
  type LeaseResponse,
  leaseMs,
  tickMs,
} from "./lease.ts";
import { otherCredential } from "./usage/usage-days.ts";

/** A lease held by this isolate. */
interface HeldLease {
  id: number;
  left: number;
  until: number;
  /** Number of admitted requests by tick. */
  uses: Map<number, number>;
  /** The credential that it was asked for, and uses by others. */
  credential: string | undefined;
  others: Map<string, number>;
}

interface QuotaSnapshot {
  at: number;
  minute: Quota;
  month: Quota | null;
}

/** Maximum time for which a refusal is repeated without a call, so that a raised limit soon takes effect. */
const maxRefusalMs = 5_000;
/** Maximum age of a snapshot for a request that is not counted. */
const maxSnapshotMs = 1_000;
/** While a larger lease is requested, other requests do not request another, for this long at most. */
const maxPendingMs = 1_000;

/**
 * One isolate's view of a limit key: its leases, their use, and the last refusal.
 * Every method takes the current time.
 */
export class LeaseCache {
  #leases: HeldLease[] = [];
  #ended: HeldLease[] = [];
  /** Refunds by credential. */
  #refunds = new Map<string, number>();
  #snapshot: QuotaSnapshot | null = null;
  #refusal: { by: "minute" | "month"; from: number; until: number } | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Requests seen since `#since`, from which the next few seconds are predicted. */
  #seen = 0;
  #since = 0;
  #size = 1;

  /**
   * Admits or refuses a request without a call; null if the object must be called.
   *
   * @param credential the id that its use is counted under.
   */
  take(limits: Limits, now: number, credential?: string): Admission | null {
    this.#retire(now);
    this.#seen++;
    const refused = this.refused(limits, now);
    if (refused) return refused;
    const lease = this.#leases[0];
    if (!lease) return null;
    const tick = Math.floor(now / tickMs) * tickMs;
    lease.uses.set(tick, (lease.uses.get(tick) ?? 0) + 1);
    if (credential !== undefined && credential !== lease.credential) {
      lease.others.set(credential, (lease.others.get(credential) ?? 0) + 1);
    }
    lease.left--;
    this.#retire(now);
    return this.#describe(limits, now, null);
  }

  /** The refusal that is in force; null if there is none. Counts nothing. */
  refused(limits: Limits, now: number): Admission | null {
    const refusal = this.#refusal;
    if (!refusal || now < refusal.from) return null;
    const until = Math.min(refusal.until, refusal.from + maxRefusalMs);
    return now < until ? this.#describe(limits, now, refusal) : null;
  }

  /** The call to make for a request, with reports of all leases that have ended. */
  ask(limits: Limits, now: number, credential?: string): LeaseRequest {
    const alone = now - this.#askedAt > maxPendingMs || now < this.#askedAt;
    const want = alone ? this.#nextSize(now) : 1;
    if (want > 1) this.#askedAt = now;
    return { limits, ...this.#report(now), want, credential };
  }

  /**
   * The call to make for several requests that are admitted together or not at all. Ends the leases
   * that are held, so that the object counts what is left of them as available.
   */
  askTogether(limits: Limits, now: number, count: number, credential?: string): LeaseRequest {
    this.#ended.push(...this.#leases);
    this.#leases = [];
    return { limits, ...this.#report(now), want: count, need: count, credential };
  }

  /**
   * Stores the response to {@link askTogether} and returns the decision. A refusal is of so many
   * requests at once: a single one may still be admitted.
   */
  receiveTogether(response: LeaseResponse, limits: Limits, now: number): Admission {
    this.#snapshot = { at: now, minute: response.minute, month: response.month };
    const { refusedBy, retryMs } = response;
    return this.#describe(limits, now, refusedBy && { by: refusedBy, until: now + retryMs });
  }

  /** The call that only reports; null if there is nothing to report. */
  flush(limits: Limits, now: number): LeaseRequest | null {
    this.#retire(now);
    if (this.#ended.length === 0 && this.#reportableRefunds().length === 0) return null;
    return { limits, ...this.#report(now), want: 0 };
  }

  /** The quotas of a recent snapshot; null if there is none. Counts nothing. */
  recall(limits: Limits, now: number): Admission | null {
    const age = now - (this.#snapshot?.at ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < maxSnapshotMs ? this.#describe(limits, now, null) : null;
  }

  /** The call that only gets the current quotas, with reports of all leases that have ended. */
  inquire(limits: Limits, now: number): LeaseRequest {
    this.#retire(now);
    return { limits, ...this.#report(now), want: 0 };
  }

  /** Stores the response to {@link inquire}. A refusal stays in force. */
  observe(response: LeaseResponse, limits: Limits, now: number): Admission {
    this.#snapshot = { at: now, minute: response.minute, month: response.month };
    return this.#describe(limits, now, null);
  }

  /**
   * Stores the response to {@link ask} and returns the decision on the request.
   *
   * @param sentAt when the call was sent, from which the lease runs.
   * @param credential as in {@link ask}.
   */
  receive(
    response: LeaseResponse,
    limits: Limits,
    sentAt: number,
    now: number,
    credential?: string,
  ): Admission {
    this.#snapshot = { at: now, minute: response.minute, month: response.month };
    this.#refusal = response.refusedBy
      ? { by: response.refusedBy, from: now, until: now + response.retryMs }
      : null;
    if (response.lease) {
      this.#askedAt = Number.NEGATIVE_INFINITY;
      const { id, validMs } = response.lease;
      this.#leases.push({
        id,
        left: response.granted - 1,
        until: sentAt + validMs,
        uses: new Map(),
        credential,
        others: new Map(),
      });
    }
    return this.#describe(limits, now, this.#refusal);
  }

  /** Notes that counted requests do not count against the monthly quota after all. */
  refund(requests: number, credential: string = otherCredential): void {
    this.#refunds.set(credential, (this.#refunds.get(credential) ?? 0) + requests);
  }

  #retire(now: number): void {
    const over = (lease: HeldLease) => lease.left === 0 || now >= lease.until;
    if (!this.#leases.some(over)) return;
    this.#ended.push(...this.#leases.filter(over));
    this.#leases = this.#leases.filter((lease) => !over(lease));
  }

  #report(now: number): Pick<LeaseRequest, "reports" | "refunds" | "refundsOf"> {
    const reports = this.#ended.map(
      ({ id, uses, others }): LeaseReport => ({
        id,
        // A tick is reported by its end, so that no request appears earlier than it was.
        uses: [...uses].map(([tick, count]): [number, number] => [
          Math.max(0, now - tick - tickMs),
          count,
        ]),
        ...(others.size > 0 && { others: [...others] }),
      }),
    );
    const refundsOf = this.#reportableRefunds();
    for (const [credential] of refundsOf) this.#refunds.delete(credential);
    this.#ended = [];
    return { reports, refunds: sum(refundsOf), ...(refundsOf.length > 0 && { refundsOf }) };
  }

  /** All but those of a credential whose uses a lease has not reported yet: they are not counted for it. */
  #reportableRefunds(): [credential: string, count: number][] {
    return [...this.#refunds].filter(
      ([credential]) => !this.#leases.some(({ others }) => others.has(credential)),
    );
  }

  /** The number of requests expected during a lease, at the recent rate; at most twice the previous size. */
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
    const snapshot = this.#snapshot;
    const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
    const age = snapshot ? now - snapshot.at : 0;
    const adjust = (quota: Quota, limit: number, refunds = 0): Quota => ({
      limit,
      remaining: Math.min(limit, quota.remaining + held + refunds),
      resetSeconds: seconds(quota.resetSeconds * 1000 - age),
    });
    return {
      refusedBy: refusal?.by ?? null,
      minute: adjust(snapshot?.minute ?? emptyQuota, limits.perMinute),
      month:
        limits.perMonth === null || !snapshot?.month
          ? null
          : adjust(snapshot.month, limits.perMonth, sum(this.#refunds)),
      retryAfterSeconds: refusal ? seconds(refusal.until - now) : 0,
    };
  }
}

function sum(counts: Iterable<readonly [string, number]>): number {
  let total = 0;
  for (const [, count] of counts) total += count;
  return total;
}

const emptyQuota: Quota = { limit: 0, remaining: 0, resetSeconds: 0 };

/** Maximum number of lease caches in an isolate. One that is dropped loses only its unreported use. */
const capacity = 10_000;

const leaseCaches = new Map<string, LeaseCache>();

/**
 * The isolate's lease cache for a limit key. Requests that count against the month and
 * those that do not are leased separately.
 */
export function findLeaseCache(limitKey: string, metered: boolean): LeaseCache {
  const name = `${metered ? "metered" : "free"} ${limitKey}`;
  const leaseCache = leaseCaches.get(name) ?? new LeaseCache();
  leaseCaches.delete(name);
  leaseCaches.set(name, leaseCache);
  const oldest = leaseCaches.size > capacity ? leaseCaches.keys().next().value : undefined;
  if (oldest !== undefined) leaseCaches.delete(oldest);
  return leaseCache;
}
