import type { Admission, Limits } from "./admission.ts";

const minute = 60_000;

/** Requests used in a calendar month (UTC). */
export interface MonthCount {
  /** First millisecond of the month. */
  start: number;
  used: number;
}

/**
 * Counts one subject's requests: in the 60 seconds before each (sliding, exact)
 * and in the calendar month, both or neither.
 */
export class Ledger {
  #month: MonthCount;
  /** Times of the admitted requests of the last minute, oldest first. */
  #times: number[] = [];

  constructor(month: MonthCount | null, now: number) {
    this.#month = month ?? { start: startOfMonth(now), used: 0 };
  }

  get month(): Readonly<MonthCount> {
    return this.#month;
  }

  /** Admits and counts a request, or refuses it and counts nothing. */
  admit(limits: Limits, now: number): Admission {
    this.#expire(now);
    const monthFull = limits.perMonth !== null && this.#month.used >= limits.perMonth;
    const refusedBy = monthFull
      ? "month"
      : this.#times.length >= limits.perMinute
        ? "minute"
        : null;
    if (refusedBy === null) {
      this.#times.push(now);
      if (limits.perMonth !== null) this.#month.used++;
    }
    return this.#describe(limits, now, refusedBy);
  }

  /** Gives back one request of the month, such as one that was answered 304. */
  refund(now: number): void {
    this.#expire(now);
    this.#month.used = Math.max(0, this.#month.used - 1);
  }

  #expire(now: number): void {
    const start = startOfMonth(now);
    if (start > this.#month.start) this.#month = { start, used: 0 };
    const firstLive = this.#times.findIndex((time) => time > now - minute);
    this.#times.splice(0, firstLive === -1 ? this.#times.length : firstLive);
  }

  #describe(limits: Limits, now: number, refusedBy: Admission["refusedBy"]): Admission {
    const oldest = this.#times[0];
    // An operator may lower a limit below what is already in the window.
    const blocking = this.#times[this.#times.length - limits.perMinute] ?? oldest;
    const minuteReset = secondsUntil((refusedBy === "minute" ? blocking : oldest) ?? now, now);
    const monthReset = Math.ceil((startOfNextMonth(now) - now) / 1000);
    return {
      refusedBy,
      minute: {
        limit: limits.perMinute,
        remaining: Math.max(0, limits.perMinute - this.#times.length),
        resetSeconds: minuteReset,
      },
      month:
        limits.perMonth === null
          ? null
          : {
              limit: limits.perMonth,
              remaining: Math.max(0, limits.perMonth - this.#month.used),
              resetSeconds: monthReset,
            },
      retryAfterSeconds: refusedBy === null ? 0 : refusedBy === "month" ? monthReset : minuteReset,
    };
  }
}

function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time + minute - now) / 1000));
}

export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function startOfNextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
