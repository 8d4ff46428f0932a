import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { type LevelName, nameLevels } from "./level-names.ts";
import type { Employer } from "./merge-employers.ts";

export const ladderColumns = ["company", "rank", "level", "title"] as const;

export interface LadderLevel extends LevelName {
  rank: number;
  /** Everything that the ladder calls it, codes included. */
  names: readonly string[];
}

export interface Company {
  employer: Employer;
  levels: LadderLevel[];
}

/** Slugs of companies that the ladders call by a former name. */
const formerNames: Readonly<Record<string, string>> = { Facebook: "meta", Square: "block" };

/**
 * The employers that are listed with their levels.
 *
 * @param listed their names in the ladders.
 */
export function chooseCompanies(
  ladders: Table<(typeof ladderColumns)[number]>,
  employers: readonly Employer[],
  listed: readonly string[],
  refusals: Refusal[],
): Company[] {
  const bySlug = new Map(employers.map((employer) => [employer.slug, employer]));
  const rows = Map.groupBy(ladders.rows, ({ cells }) => cells.company);
  return listed.flatMap((company) => {
    const employer = bySlug.get(formerNames[company] ?? company.toLowerCase());
    const own = rows.get(company);
    if (employer && own) return [{ employer, levels: listLevels(own) }];
    const reason = own ? "no employer has its slug" : "it has no levels";
    refusals.push({ file: ladders.file, line: null, key: company, reason });
    return [];
  });
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
