import { readNumber } from "../checks/check-number.ts";
import { compareText, sortedBy } from "../compare.ts";
import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { companyNames } from "./company-names.ts";
import { employerKey, employers } from "./employers.ts";
import { type LevelName, nameLevels } from "./level-names.ts";

export const ladderColumns = ["company", "rank", "level", "title"] as const;
export const employerCountColumns = ["employer", "n_certified_fy22_25"] as const;

export interface LadderLevel extends LevelName {
  rank: number;
  /** Everything that the ladder calls it, codes included. */
  names: readonly string[];
}

export interface Company {
  slug: string;
  name: string;
  /** Slugs of other names. */
  aliases: readonly string[];
  employers: readonly string[];
  filings: number;
  levels: LadderLevel[];
}

/** The companies of the ladders that filed the most applications, by slug. */
export function chooseCompanies(
  ladders: Table<(typeof ladderColumns)[number]>,
  counts: Table<(typeof employerCountColumns)[number]>,
  count: number,
  refusals: Refusal[],
): Company[] {
  const filings = new Map<string, number>();
  for (const { line, cells } of counts.rows) {
    const place = { file: counts.file, line, key: cells.employer };
    const certified = readNumber(cells.n_certified_fy22_25, "n_certified", place, refusals) ?? 0;
    const key = employerKey(cells.employer);
    filings.set(key, (filings.get(key) ?? 0) + certified);
  }
  const companies = [...Map.groupBy(ladders.rows, ({ cells }) => cells.company)].flatMap(
    ([company, rows]) => {
      const names = employers[company];
      if (!names) return [];
      const { name = company.replaceAll("-", " "), aliases = [] } = companyNames[company] ?? {};
      return [
        {
          slug: name.toLowerCase().replaceAll(" ", "-"),
          name,
          aliases,
          employers: names,
          filings: names.reduce((total, name) => total + (filings.get(name) ?? 0), 0),
          levels: listLevels(rows),
        },
      ];
    },
  );
  const chosen = companies
    .sort((a, b) => b.filings - a.filings || compareText(a.slug, b.slug))
    .slice(0, count);
  if (chosen.length < count) {
    refusals.push({
      file: ladders.file,
      line: null,
      key: "companies",
      reason: `${chosen.length} have a known employer, ${count} are wanted`,
    });
  }
  return sortedBy(chosen, ({ slug }) => slug);
}

/** The levels of one company, lowest first. */
function listLevels(rows: readonly Row<(typeof ladderColumns)[number]>[]): LadderLevel[] {
  const cells = rows.map(({ cells: { level, title } }) => {
    // A title may have brackets around a remark, which are removed.
    return { level: level.trim(), title: title.replace(/^\((.*)\)$/, "$1").trim() };
  });
  return nameLevels(cells).map((name, index) => {
    const { level = "", title = "" } = cells[index] ?? {};
    return { ...name, rank: Number(rows[index]?.cells.rank), names: [level, title] };
  });
}
