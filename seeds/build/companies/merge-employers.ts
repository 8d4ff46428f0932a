import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import { slugify } from "../titles/slug.ts";
import { displayName } from "./display-name.ts";
import { employerKey } from "./employer-key.ts";
import { describePay, type Filing } from "./filed-pay.ts";
import { commonest, type FiledTitle, listFiledTitles } from "./filed-titles.ts";
import type { ReviewedEmployers } from "./reviewed-employers.ts";

export const employerCountColumns = ["employer", "n_certified_fy22_25"] as const;
export const recentColumns = [
  ...["onetsoc_or_soc", "soc", "soc_title", "rank", "employer", "n", "p50"],
] as const;

/** An employer with fewer filings in both files has no entry of its own. */
const minOfEmployer = 10;

export interface Employer {
  slug: string;
  name: string;
  /** Slugs of other names. */
  aliases: readonly string[];
  /** The names under which it files, by `employerKey`. */
  employers: readonly string[];
  /** Certified filings FY2022 to FY2025; null if the counts do not list it. */
  filings: number | null;
  /** Filings of FY2026 to Q2 in the occupations of which it is among the employers with most filings. */
  recentFilings: number;
  filedWages: number;
  filedP10: number | null;
  filedP25: number | null;
  filedMedian: number | null;
  filedP75: number | null;
  filedP90: number | null;
}

/** What an employer filed for an occupation in FY2026 to Q2, under one of its names. */
interface FiledOccupation {
  /** The publisher's title of the occupation. */
  title: string;
  /** Place among the employers of the occupation by filings, from 1. */
  rank: number;
  /** O*NET's code and the survey's; null for the few titles that have none. */
  onetSoc: string | null;
  socCode: string | null;
  /** As filed. */
  employer: string;
  /** The employer that has an entry; null if it has none. */
  companySlug: string | null;
  filings: number;
  /** USD a year. */
  median: number;
}

interface MergedEmployers {
  employers: Employer[];
  occupations: FiledOccupation[];
  titles: (FiledTitle & { companySlug: string })[];
}

/** Joins the filings of each employer, under whatever name it filed them, and describes their pay. */
export function mergeEmployers(
  files: {
    recent: Table<(typeof recentColumns)[number]>;
    filed: ReadonlyMap<string, Filing[]>;
    counts: Table<(typeof employerCountColumns)[number]>;
  },
  reviewed: ReviewedEmployers,
  refusals: Refusal[],
): MergedEmployers {
  const recent = readRecent(files.recent, refusals);
  const byKey = Map.groupBy(recent, ({ employer }) => employerKey(employer));
  const counts = readCounts(files.counts, refusals);
  const known = new Set([...byKey.keys(), ...files.filed.keys()]);
  const groups = Map.groupBy(
    [...known, ...[...counts.keys()].filter((key) => !known.has(key) && reviewed.slugOf(key))],
    (key) => reviewed.slugOf(key) ?? key,
  );
  const employers: Employer[] = [];
  const titles: MergedEmployers["titles"] = [];
  const slugByKey = new Map<string, string>();
  for (const [group, keys] of groups) {
    const own = keys.flatMap((key) => files.filed.get(key) ?? []);
    const rows = keys.flatMap((key) => byKey.get(key) ?? []);
    const recentFilings = rows.reduce((total, { filings }) => total + filings, 0);
    if (recentFilings < minOfEmployer && own.length < minOfEmployer) continue;
    const filedNames = rows.length > 0 ? rows : own;
    const named = reviewed.nameOf(group) ?? {
      name: displayName(commonest(filedNames.map(({ employer }) => employer.trim()))),
      aliases: [],
    };
    const slug = reviewed.nameOf(group) ? group : slugify(named.name);
    const certified = keys.flatMap((key) => counts.get(key) ?? []);
    const { p10, p25, median, p75, p90 } = describePay(own);
    employers.push({
      slug,
      ...named,
      employers: keys.toSorted(),
      filings: certified.length === 0 ? null : certified.reduce((a, b) => a + b, 0),
      recentFilings,
      filedWages: own.length,
      ...{ filedP10: p10, filedP25: p25, filedMedian: median, filedP75: p75, filedP90: p90 },
    });
    titles.push(...listFiledTitles(own).map((title) => ({ companySlug: slug, ...title })));
    for (const key of keys) slugByKey.set(key, slug);
  }
  refuseShared(employers, refusals);
  return {
    employers: sortedBy(employers, ({ slug }) => slug),
    occupations: recent.map((row) => ({
      ...row,
      companySlug: slugByKey.get(employerKey(row.employer)) ?? null,
    })),
    titles,
  };
}

function readRecent(
  table: Table<(typeof recentColumns)[number]>,
  refusals: Refusal[],
): Omit<FiledOccupation, "companySlug">[] {
  return table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: `${cells.soc_title} ${cells.rank}` };
    const rank = readNumber(cells.rank, "rank", place, refusals);
    const filings = readNumber(cells.n, "n", place, refusals);
    const median = readNumber(cells.p50, "p50", place, refusals);
    if (rank === null || filings === null || median === null) return [];
    const { employer, soc_title: title } = cells;
    const socCode = cells.soc === "" ? null : toOewsCode(cells.soc);
    const onetSoc = cells.onetsoc_or_soc || null;
    return [{ title, rank, onetSoc, socCode, employer, filings, median }];
  });
}

function readCounts(
  table: Table<(typeof employerCountColumns)[number]>,
  refusals: Refusal[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line, cells } of table.rows) {
    const place = { file: table.file, line, key: cells.employer };
    const certified = readNumber(cells.n_certified_fy22_25, "n_certified", place, refusals) ?? 0;
    const key = employerKey(cells.employer);
    counts.set(key, (counts.get(key) ?? 0) + certified);
  }
  return counts;
}

/** A slug leads to one employer: names that make the same slug are looked at by a person. */
function refuseShared(employers: readonly Employer[], refusals: Refusal[]): void {
  const owners = new Map<string, Employer>();
  for (const employer of employers) {
    const { slug, aliases } = employer;
    for (const name of [slug, ...aliases]) {
      const owner = owners.get(name);
      if (owner) {
        refusals.push({
          ...{ file: "employer-spellings.csv", line: null, key: name },
          reason: `${owner.employers.join(", ")} and ${employer.employers.join(", ")} have the same slug: merge them with a reason, or give one of them another slug`,
        });
      }
      owners.set(name, employer);
    }
  }
}
