import { compareText } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import type { technologyColumns } from "./relate-occupations.ts";

/** Tools of an occupation that are kept. */
const toolCount = 10;
/** Separates the names in a cell of the table; no name has it. */
const separator = "|";

interface Tool {
  name: string;
  inDemand: boolean;
  hot: boolean;
  /** O*NET's occupations under the code that use it. */
  uses: number;
}

/**
 * The technologies that O*NET names for each occupation, as a cell of the table: those that employers
 * ask for in the occupation first, then those that many postings of all kinds name.
 */
export function listTools(
  table: Table<(typeof technologyColumns)[number]>,
): ReadonlyMap<string, string> {
  const known = new Map<string, Map<string, Tool>>();
  for (const { cells } of table.rows) {
    const code = toOewsCode(cells.soc2018);
    const tools = known.get(code) ?? new Map<string, Tool>();
    known.set(code, tools);
    const name = cells.technology;
    const before = tools.get(name) ?? { name, inDemand: false, hot: false, uses: 0 };
    tools.set(name, {
      name,
      inDemand: before.inDemand || cells.in_demand === "Y",
      hot: before.hot || cells.hot_technology === "Y",
      uses: before.uses + 1,
    });
  }
  return new Map([...known].map(([code, tools]) => [code, cellOf([...tools.values()])]));
}

function cellOf(tools: readonly Tool[]): string {
  return tools
    .filter(({ name }) => !name.includes(separator))
    .sort(
      (one, other) =>
        Number(other.inDemand) - Number(one.inDemand) ||
        Number(other.hot) - Number(one.hot) ||
        other.uses - one.uses ||
        compareText(one.name, other.name),
    )
    .slice(0, toolCount)
    .map(({ name }) => name)
    .join(separator);
}
