import { dayMs, isoDate } from "#shared/core/dates.ts";
import type { UsageDay } from "#shared/rate-limit/usage/usage-days.ts";
import { accountLimits, type UsageContext } from "./read-usage.ts";

interface DatedUsage {
  /** `YYYY-MM-DD` (UTC) */
  day: string;
  /** Keyed by the id of the key. */
  requests: Record<string, number>;
}

/** All that is kept of an account's usage, oldest first. */
export interface UsageByDay {
  salary: DatedUsage[];
  pipeline: DatedUsage[];
}

/** Reads what an account has used, by day and key, for thirteen months. */
export async function readUsageDays({
  account,
  readLimiter,
}: Pick<UsageContext, "account" | "readLimiter">): Promise<UsageByDay> {
  const { salary, pipeline } = await readLimiter(accountLimits(account));
  return { salary: salary.days.map(toDated), pipeline: pipeline.days.map(toDated) };
}

function toDated({ day, requests }: UsageDay): DatedUsage {
  return { day: isoDate(day * dayMs), requests };
}
