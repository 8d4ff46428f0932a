import type { UnpublishedReason } from "#schema/unpublished-reasons.ts";
import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";
import { unpublishedWords } from "./unpublished-words.ts";

export const hourlyOnlyColumns = ["occ_code", "h_median"] as const;

/** Words for a job that has no yearly figure, and why. */
export interface UnpublishedJob {
  word: string;
  title: string;
  reason: UnpublishedReason;
  socCode: string | null;
  hourlyMedian: number | null;
  hourlyYear: number | null;
}

/** The year of the table of occupations that are published by the hour only. */
const hourlyYear = 2025;

/**
 * The reviewed words, with the median wage of those occupations that are published by the hour only.
 *
 * @param taken the slugs of roles, and the words that mean one.
 * @throws Error naming the words that mean something already.
 */
export function listUnpublished(
  table: Table<(typeof hourlyOnlyColumns)[number]>,
  taken: readonly string[],
  refusals: Refusal[],
): UnpublishedJob[] {
  const medians = new Map(
    table.rows.map(({ line, cells }) => {
      const place = { file: table.file, line, key: cells.occ_code };
      return [cells.occ_code, readNumber(cells.h_median, "h_median", place, refusals)] as const;
    }),
  );
  const jobs = unpublishedWords.flatMap(({ title, reason, code = null, words }) => {
    const median = code === null ? null : (medians.get(code) ?? null);
    if (reason === "hourly only" && median === null) {
      refusals.push({ file: table.file, line: null, key: title, reason: "no hourly median" });
    }
    return words.split(";").map((text) => ({
      word: slugify(text),
      title,
      reason,
      socCode: code,
      hourlyMedian: median,
      hourlyYear: median === null ? null : hourlyYear,
    }));
  });
  const known = new Set(taken);
  for (const { word } of jobs) {
    if (known.has(word)) throw new Error(`${word} has no yearly wage, but means something already`);
    known.add(word);
  }
  return sortedBy(jobs, ({ word }) => word);
}
