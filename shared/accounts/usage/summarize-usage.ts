/** Summarizes a limiter's report for the pages. It is pure. */
import { dayMs, isoDate } from "#shared/core/dates.ts";
import type { Quota } from "#shared/rate-limit/admission.ts";
import {
  dayOf,
  otherCredential,
  type UsageDay,
  type UsageReport,
  undatedCredential,
} from "#shared/rate-limit/usage/usage-days.ts";
import { keptMonths } from "#shared/rate-limit/usage/usage-history.ts";
import { isLiveKey, type KeyRecord } from "../keys/key-record.ts";

const shownDays = 30;

/** How much of a limit is used. Requests that are leased and not used yet count as used. */
interface Share {
  used: number;
  limit: number;
  resetSeconds: number;
}

/** The requests of one key, or of what is not one key's. */
export interface KeyUsage {
  id: string;
  name: string;
  /**
   * `live`, `ended` if it was revoked or has expired, `connected` of an application that signed in,
   * `gone` if nothing more is known of it.
   */
  state: "live" | "ended" | "connected" | "gone";
  /** Requests by day, in the order of {@link ApiUsage.days}. */
  byDay: number[];
  /** Requests by month, in the order of {@link ApiUsage.months}. */
  byMonth: number[];
}

/** Use of one API by an account. */
export interface ApiUsage {
  minute: Share;
  /** The share of the current calendar month (UTC). */
  month: Share;
  /** `YYYY-MM-DD`, oldest first; the last is today (UTC). */
  days: string[];
  /** `YYYY-MM`, oldest first; the last is the current one. */
  months: string[];
  /** Sorted by the number of requests, most first. */
  keys: KeyUsage[];
}

/** An application that uses the account without a key. */
export interface ConnectedApplication {
  /** `grt_…` */
  id: string;
  name: string;
}

/** @param keys those of the account, of this API, whether or not they are valid. */
export function summarizeUsage(
  report: UsageReport,
  keys: readonly KeyRecord[],
  connections: readonly ConnectedApplication[] = [],
): ApiUsage {
  const { now, minute, month, usedInMonth } = report;
  const today = dayOf(now);
  const days = Array.from({ length: shownDays }, (_, at) => today - shownDays + 1 + at);
  const months = monthsUntil(now);
  const used = new Set(report.days.flatMap(({ requests }) => Object.keys(requests)));
  const rows = [...used].map((id): KeyUsage => {
    const counts = report.days.map(({ day, requests }) => ({ day, count: requests[id] ?? 0 }));
    const sumOf = (matches: (day: number) => boolean) =>
      counts.reduce((sum, { day, count }) => sum + (matches(day) ? count : 0), 0);
    // Requests that were counted before usage had days belong to a month only.
    const hasDays = id !== undatedCredential;
    return {
      id,
      ...nameOf(id, keys, connections, now),
      byDay: days.map((day) => (hasDays ? sumOf((other) => other === day) : 0)),
      byMonth: months.map((name) => sumOf((day) => monthOf(day * dayMs) === name)),
    };
  });
  return {
    minute: shareOf(minute),
    month: { ...shareOf(month ?? minute), used: usedInMonth },
    days: days.map((day) => isoDate(day * dayMs)),
    months,
    keys: rows.sort((a, b) => sum(b.byMonth) - sum(a.byMonth) || (a.name < b.name ? -1 : 1)),
  };
}

/** The last day on which each credential was used, `YYYY-MM-DD`. */
export function lastUses(days: readonly UsageDay[]): Map<string, string> {
  return new Map(
    days.flatMap(({ day, requests }) =>
      Object.keys(requests).map((id): [string, string] => [id, isoDate(day * dayMs)]),
    ),
  );
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function shareOf({ limit, remaining, resetSeconds }: Quota): Share {
  return { used: Math.max(0, limit - remaining), limit, resetSeconds };
}

function nameOf(
  id: string,
  keys: readonly KeyRecord[],
  connections: readonly ConnectedApplication[],
  now: number,
): Pick<KeyUsage, "name" | "state"> {
  if (id === otherCredential) return { name: "Other requests", state: "gone" };
  if (id === undatedCredential) return { name: "Before keys were counted", state: "gone" };
  const connection = connections.find((one) => one.id === id);
  if (connection) return { name: connection.name, state: "connected" };
  if (id.startsWith("grt_")) return { name: "A disconnected application", state: "gone" };
  const key = keys.find((one) => one.id === id);
  if (!key) return { name: id, state: "gone" };
  return { name: key.name, state: isLiveKey(key, now) ? "live" : "ended" };
}

function monthsUntil(now: number): string[] {
  const date = new Date(now);
  return Array.from({ length: keptMonths }, (_, at) =>
    monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - keptMonths + 1 + at, 1)),
  );
}

function monthOf(milliseconds: number): string {
  return isoDate(milliseconds).slice(0, 7);
}
