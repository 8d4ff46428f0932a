import type { Limits, Quota } from "./admission.ts";
import { type LeaseAnswer, type LeaseReport, type LeaseRequest, leaseMs } from "./lease.ts";
import { type MonthCount, startOfMonth, startOfNextMonth } from "./month.ts";
import { untilExpired, Window, windowMs } from "./window.ts";

/** A lease takes at most this share of what is left. */
const largestShare = 1 / 8;

interface Lease {
  count: number;
  /** The latest time at which its requests can pass. */
  until: number;
  /** Whether its requests are counted in the month. */
  metered: boolean;
}

/** What a ledger starts from. */
export interface LedgerStart {
  month: MonthCount | null;
  /** Requests that may have passed in the last minute, each at its latest possible time. */
  recent: readonly { time: number; count: number }[];
  /** Where lease ids begin; different for each ledger of a subject, so that old ids mean nothing. */
  firstLeaseId: number;
}

/**
 * Counts one subject's requests: in the 60 seconds before each, sliding, and in
 * the calendar month, both or neither.
 *
 * A lease counts in full from the moment it is granted, as if used at its
 * latest possible time. The report that ends it puts the real times in its
 * place and gives back what was not used. So whatever isolates do with their
 * leases, no 60 seconds hold more requests than the limit.
 */
export class Ledger {
  #month: MonthCount;
  #window = new Window();
  #leases = new Map<number, Lease>();
  #nextLeaseId: number;

  constructor(start: LedgerStart, now: number) {
    this.#month = start.month ?? { start: startOfMonth(now), used: 0 };
    this.#nextLeaseId = start.firstLeaseId;
    for (const { time, count } of start.recent) this.#window.add(time, count);
  }

  get month(): Readonly<MonthCount> {
    return this.#month;
  }

  /** Every request of the last minute at its latest possible time, leased ones included. */
  get recent(): { time: number; count: number }[] {
    const leased = [...this.#leases.values()].map(({ until, count }) => ({ time: until, count }));
    return [...this.#window.entries, ...leased];
  }

  /** Takes the reports, then admits as much of what is wanted as the limits and fairness allow. */
  lease(request: LeaseRequest, now: number): LeaseAnswer {
    this.#expire(now);
    for (const report of request.reports) this.#settle(report, now);
    this.#month.used = Math.max(0, this.#month.used - request.refunds);

    const { limits, want } = request;
    const left = this.#left(limits);
    if (want === 0 || left.all < 1) return this.#answer(limits, now, want === 0 ? null : left);

    const granted = Math.max(1, Math.min(want, Math.floor(left.all * largestShare)));
    const validMs = Math.min(leaseMs, startOfNextMonth(now) - now);
    this.#window.add(now, 1);
    this.#month.used += limits.perMonth === null ? 0 : granted;
    let lease: LeaseAnswer["lease"] = null;
    if (granted > 1) {
      lease = { id: this.#nextLeaseId++, validMs };
      this.#leases.set(lease.id, {
        count: granted - 1,
        until: now + validMs,
        metered: limits.perMonth !== null,
      });
    }
    return { ...this.#answer(limits, now, null), granted, lease };
  }

  #expire(now: number): void {
    const start = startOfMonth(now);
    if (start !== this.#month.start) this.#month = { start, used: 0 };
    this.#window.expire(now);
    for (const [id, lease] of this.#leases) {
      lease.until = Math.min(lease.until, now + leaseMs);
      if (lease.until + windowMs <= now) this.#leases.delete(id);
    }
  }

  #settle(report: LeaseReport, now: number): void {
    const lease = this.#leases.get(report.id);
    if (!lease) return;
    this.#leases.delete(report.id);
    let unused = lease.count;
    for (const [age, count] of report.uses) {
      const used = Math.min(Math.max(0, count), unused);
      this.#window.add(Math.min(now - Math.max(0, age), lease.until), used);
      unused -= used;
    }
    this.#window.expire(now);
    if (lease.metered) this.#month.used = Math.max(0, this.#month.used - unused);
  }

  #left(limits: Limits): { minute: number; month: number; all: number } {
    let counted = this.#window.count;
    for (const lease of this.#leases.values()) counted += lease.count;
    const minute = limits.perMinute - counted;
    const month =
      limits.perMonth === null ? Number.POSITIVE_INFINITY : limits.perMonth - this.#month.used;
    return { minute, month, all: Math.min(minute, month) };
  }

  /** @param refused what was left when the request was refused; null where it was not. */
  #answer(
    limits: Limits,
    now: number,
    refused: { minute: number; month: number } | null,
  ): LeaseAnswer {
    const left = this.#left(limits);
    const monthMs = startOfNextMonth(now) - now;
    const minuteMs = untilExpired(this.recent, Math.max(1, 1 - left.minute), now);
    const refusedBy = refused === null ? null : refused.month < 1 ? "month" : "minute";
    return {
      granted: 0,
      lease: null,
      refusedBy,
      retryMs: refusedBy === null ? 0 : refusedBy === "month" ? monthMs : minuteMs,
      minute: quota(limits.perMinute, left.minute, Math.min(minuteMs, windowMs)),
      month: limits.perMonth === null ? null : quota(limits.perMonth, left.month, monthMs),
    };
  }
}

function quota(limit: number, remaining: number, resetMs: number): Quota {
  return { limit, remaining: Math.max(0, remaining), resetSeconds: Math.ceil(resetMs / 1000) };
}
