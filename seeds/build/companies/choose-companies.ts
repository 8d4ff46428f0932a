import { readNumber } from "../checks/check-number.ts";
import { compareText, sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { employerKey, employers } from "./employers.ts";

export const ladderColumns = ["company", "rank", "level", "title"] as const;
export const employerCountColumns = ["employer", "n_certified_fy22_25"] as const;

export interface LadderLevel {
  rank: number;
  level: string;
  title: string | null;
}

export interface Company {
  slug: string;
  name: string;
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
      return [
        {
          slug: company.toLowerCase(),
          name: company.replaceAll("-", " ").replace(/^T Mobile$/, "T-Mobile"),
          employers: names,
          filings: names.reduce((total, name) => total + (filings.get(name) ?? 0), 0),
          levels: rows.map(({ cells }) => ({
            rank: Number(cells.rank),
            level: cells.level,
            title: titleOf(cells.title),
          })),
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

/** As the ladder has it, without the brackets around a remark; null if it has none. */
function titleOf(cell: string): string | null {
  const title = cell.replace(/^\((.*)\)$/, "$1").trim();
  return title === "" ? null : title;
}
