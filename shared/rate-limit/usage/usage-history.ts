import { dayMs } from "#shared/core/dates.ts";
import { startOfMonth } from "../month.ts";
import type { UsageDay } from "./usage-days.ts";

/** The current month and the twelve before it. */
export const keptMonths = 13;

const prefix = "usage ";

/** The first millisecond of the oldest month that is kept. */
export function oldestKept(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (keptMonths - 1), 1);
}

/** Days that no longer change: one stored row for each month, for {@link keptMonths}. */
export class UsageHistory {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Adds days to the rows of their months. The caller stores in the same turn that it gave them away. */
  async add(days: readonly UsageDay[]): Promise<Map<string, UsageDay[]>> {
    const byMonth = Map.groupBy(days, ({ day }) => rowOf(day * dayMs));
    const stored = await this.#storage.get<UsageDay[]>([...byMonth.keys()]);
    return new Map(
      [...byMonth].map(([row, added]) => [row, mergeDays(stored.get(row) ?? [], added)]),
    );
  }

  /** Every kept day, ascending. */
  async read(now: number): Promise<UsageDay[]> {
    const start = rowOf(oldestKept(now));
    const rows = await this.#storage.list<UsageDay[]>({ prefix, start });
    return [...rows.values()].flat();
  }

  /** Removes the months that are no longer kept. */
  async prune(now: number): Promise<void> {
    const end = rowOf(oldestKept(now));
    const expired = await this.#storage.list({ prefix, end });
    if (expired.size > 0) await this.#storage.delete([...expired.keys()]);
  }
}

/** `usage 2026-11`, so that rows are in order of time. */
function rowOf(milliseconds: number): string {
  return prefix + new Date(startOfMonth(milliseconds)).toISOString().slice(0, 7);
}

/** Days of both lists, ascending; a day in both has the sums. */
export function mergeDays(one: readonly UsageDay[], other: readonly UsageDay[]): UsageDay[] {
  const days = new Map<number, Record<string, number>>();
  for (const { day, requests } of [...one, ...other]) {
    const sums = days.get(day) ?? {};
    for (const [credential, count] of Object.entries(requests)) {
      sums[credential] = (sums[credential] ?? 0) + count;
    }
    days.set(day, sums);
  }
  return [...days].map(([day, requests]) => ({ day, requests })).sort((a, b) => a.day - b.day);
}
