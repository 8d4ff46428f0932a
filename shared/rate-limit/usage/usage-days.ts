/** Requests of each credential on each day, as the ledger of their account counts them. */
import { dayMs } from "#shared/core/dates.ts";
import type { Quota } from "../admission.ts";

/** One day (UTC) as it is stored. */
export interface UsageDay {
  /** Days since the epoch. */
  day: number;
  /** Counted requests by the id of the credential; 0 if it was used and nothing of that counts. */
  requests: Record<string, number>;
}

/** Requests whose credential is not known, and those of credentials beyond {@link maxCredentials}. */
export const otherCredential = "other";

/** Requests of a month that were counted before they were counted by day. */
export const undatedCredential = "undated";

/** Credentials that are counted on their own in one day. An account has fewer at a time. */
export const maxCredentials = 64;

export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / dayMs);
}

/** The days that can still change. */
export class UsageDays {
  readonly #days: Map<number, Map<string, number>>;

  constructor(stored: readonly UsageDay[] = []) {
    this.#days = new Map(
      stored.map(({ day, requests }) => [day, new Map(Object.entries(requests))]),
    );
  }

  /** Ascending by day. */
  get entries(): UsageDay[] {
    return [...this.#days]
      .map(([day, requests]) => ({ day, requests: Object.fromEntries(requests) }))
      .sort((a, b) => a.day - b.day);
  }

  credentialsOf(day: number): string[] {
    return [...(this.#days.get(day)?.keys() ?? [])];
  }

  /**
   * Counts requests of a credential; 0 only notes its use.
   *
   * @returns the name that they are counted under: the credential's, or {@link otherCredential}.
   */
  add(day: number, credential: string, count: number): string {
    const requests = this.#days.get(day) ?? new Map<string, number>();
    this.#days.set(day, requests);
    const isKnown = requests.has(credential) || requests.size < maxCredentials;
    const name = isKnown ? credential : otherCredential;
    requests.set(name, (requests.get(name) ?? 0) + count);
    return name;
  }

  /** Removes requests that do not count after all. @returns how many were there. */
  remove(day: number, credential: string, count: number): number {
    const requests = this.#days.get(day);
    const had = requests?.get(credential) ?? 0;
    const removed = Math.min(had, Math.max(0, count));
    if (requests && removed > 0) requests.set(credential, had - removed);
    return removed;
  }

  /** Counts requests under another credential of the same day. */
  move(day: number, from: string, to: string, count: number): void {
    if (from === to) return;
    const moved = this.remove(day, from, count);
    this.add(day, to, moved);
  }

  /** Removes and returns the days before this one. */
  takeBefore(day: number): UsageDay[] {
    const taken = this.entries.filter((entry) => entry.day < day);
    for (const entry of taken) this.#days.delete(entry.day);
    return taken;
  }
}

/** The record that a rate limiter object has of an account's use of one API. */
export interface UsageReport {
  /** The limiter's time, in milliseconds since the epoch. */
  now: number;
  minute: Quota;
  month: Quota | null;
  /** Requests of the current month as they count against the limit. */
  usedInMonth: number;
  /** At most thirteen months of days, ascending. */
  days: UsageDay[];
}
