import { dayMs } from "../core/dates.ts";
import type { Limits, Quota } from "./admission.ts";
import { type LeaseReport, type LeaseRequest, type LeaseResponse, leaseMs } from "./lease.ts";
import { type MonthCount, startOfMonth, startOfNextMonth } from "./month.ts";
import { dayOf, otherCredential, type UsageDay, UsageDays } from "./usage/usage-days.ts";
import { untilExpired, Window, windowMs } from "./window.ts";

/** A lease gets at most this share of the remaining requests. */
const maxShare = 1 / 8;

interface Lease {
  count: number;
  /** The latest time at which its requests can be admitted. */
  until: number;
  /** Where its requests are counted; null if they do not count against the month. */
  usage: { day: number; credential: string } | null;
}

/** The initial state of a ledger. */
interface LedgerStart {
  month: MonthCount | null;
  /** Requests that may have been admitted in the last minute, each at its latest possible time. */
  recent: readonly { time: number; count: number }[];
  /** Requests by day and credential; those of the current month that are not here are in the history. */
  days?: readonly UsageDay[];
  /** First lease id; different for each ledger of a limit key, so that ids of earlier ledgers are unknown. */
  firstLeaseId: number;
}

/**
 * Counts the requests of one limit key in a sliding window of 60 seconds and in the calendar
 * month. A request is counted in both or in neither, and for its credential on its day: whatever
 * changes the month changes a day by as much.
 *
 * A lease counts in full as soon as it is granted, as if it were used at its latest possible
 * time. The report at its end replaces this by the actual times and returns the unused requests.
 * However isolates use their leases, no 60 seconds therefore contain more requests than the limit.
 */
export class Ledger {
  #month: MonthCount;
  #window = new Window();
  #leases = new Map<number, Lease>();
  #nextLeaseId: number;
  readonly usage: UsageDays;

  constructor(start: LedgerStart, now: number) {
    this.#month = start.month ?? { start: startOfMonth(now), used: 0 };
    this.#nextLeaseId = start.firstLeaseId;
    this.usage = new UsageDays(start.days);
    for (const { time, count } of start.recent) this.#window.add(time, count);
  }

  get month(): Readonly<MonthCount> {
    return this.#month;
  }

  /** Every request of the last minute at its latest possible time, including leased ones. */
  get recent(): { time: number; count: number }[] {
    const leased = [...this.#leases.values()].map(({ until, count }) => ({ time: until, count }));
    return [...this.#window.entries, ...leased];
  }

  /** Applies the reports, then grants as many of the wanted requests as the limits and fairness allow. */
  lease(request: LeaseRequest, now: number): LeaseResponse {
    this.#expire(now);
    for (const report of request.reports) this.#applyReport(report, now);
    const { limits, want, need = 1, refunds, refundsOf = [[otherCredential, refunds]] } = request;
    for (const [credential, count] of refundsOf) this.#refund(credential, count, now);

    const left = this.#left(limits);
    if (want === 0) return this.#respond(limits, now, null);
    if (left.all < need) return this.#respond(limits, now, { ...left, need });

    const granted = Math.max(need, Math.min(want, Math.floor(left.all * maxShare)));
    const validMs = Math.min(leaseMs, startOfNextMonth(now) - now);
    this.#window.add(now, need);
    const usage = this.#count(request, granted, now);
    let lease: LeaseResponse["lease"] = null;
    if (granted > need) {
      lease = { id: this.#nextLeaseId++, validMs };
      this.#leases.set(lease.id, {
        count: granted - need,
        until: now + validMs,
        usage,
      });
    }
    return { ...this.#respond(limits, now, null), granted, lease };
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

  #applyReport(report: LeaseReport, now: number): void {
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
    if (lease.usage) this.#settle(lease.usage, report, unused);
    else for (const [credential] of report.others ?? []) this.usage.add(dayOf(now), credential, 0);
  }

  /** Counts granted requests, all for the credential that asked. @returns where; null if they do not count. */
  #count({ limits, credential }: LeaseRequest, granted: number, now: number): Lease["usage"] {
    const day = dayOf(now);
    if (limits.perMonth === null) {
      if (credential !== undefined) this.usage.add(day, credential, 0);
      return null;
    }
    this.#month.used += granted;
    return { day, credential: this.usage.add(day, credential ?? otherCredential, granted) };
  }

  /** Counts the requests of an ended lease for those who sent them, and no longer those that nobody sent. */
  #settle(
    { day, credential }: { day: number; credential: string },
    { others = [] }: LeaseReport,
    unused: number,
  ): void {
    this.#takeBack(day, credential, unused);
    for (const [other, count] of others) this.usage.move(day, credential, other, count);
  }

  /**
   * A request is refunded within seconds: on its day, or on the next one. If the report that says whose
   * it was is lost, it is another credential's that asked for the lease.
   */
  #refund(credential: string, count: number, now: number): void {
    const days = [dayOf(now), dayOf(now) - 1].filter((day) => day * dayMs >= this.#month.start);
    const names = days.flatMap((day) => this.usage.credentialsOf(day));
    let left = count;
    for (const name of new Set([credential, ...names])) {
      for (const day of days) left -= this.#takeBack(day, name, left);
    }
  }

  #takeBack(day: number, credential: string, count: number): number {
    const removed = this.usage.remove(day, credential, count);
    // Requests of another month do not change the count of this one.
    if (startOfMonth(day * dayMs) === this.#month.start) this.#month.used -= removed;
    return removed;
  }

  #left(limits: Limits): { minute: number; month: number; all: number } {
    let counted = this.#window.count;
    for (const lease of this.#leases.values()) counted += lease.count;
    const minute = limits.perMinute - counted;
    const month =
      limits.perMonth === null ? Number.POSITIVE_INFINITY : limits.perMonth - this.#month.used;
    return { minute, month, all: Math.min(minute, month) };
  }

  /** @param refused what was needed and what was left when it was refused; null if it was not. */
  #respond(
    limits: Limits,
    now: number,
    refused: { need: number; minute: number; month: number } | null,
  ): LeaseResponse {
    const left = this.#left(limits);
    const monthMs = startOfNextMonth(now) - now;
    const { need = 1 } = refused ?? {};
    const minuteMs = untilExpired(this.recent, Math.max(1, need - left.minute), now);
    const refusedBy = refused === null ? null : refused.month < need ? "month" : "minute";
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
