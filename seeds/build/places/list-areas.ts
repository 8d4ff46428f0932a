import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

export interface Area {
  code: string;
  title: string;
  type: "national" | "state" | "metro";
  state: string | null;
  population: number | null;
}

export const countyColumns = ["cbsa_code", "cbsa_title"] as const;

/** The nation, the states and the metropolitan areas that have wages. */
export function listAreas(
  states: Map<string, string>,
  metros: Map<string, string>,
  populations: Map<string, number>,
): Area[] {
  const areas: Area[] = [
    { code: "US", title: "United States", type: "national", state: null, population: null },
  ];
  for (const [code, title] of states) {
    areas.push({ code, title, type: "state", state: code, population: null });
  }
  for (const [code, title] of metros) {
    const state = /, ([A-Z]{2})/.exec(title)?.[1] ?? null;
    const population = populations.get(code) ?? null;
    areas.push({ code, title, type: "metro", state, population });
  }
  return sortedBy(areas, ({ code }) => code);
}

/** Residents of each CBSA, summed over its counties by the latest estimate; a CBSA with a blank county is left out. */
export function sumPopulations(
  table: Table<(typeof countyColumns)[number]>,
  refusals: Refusal[],
): Map<string, number> {
  const column = table.columns
    .filter((name) => /^county_population_20\d\d$/.test(name))
    .sort()
    .at(-1);
  const sums = new Map<string, number | null>();
  for (const { line, cells } of table.rows) {
    const text = column === undefined ? "" : (cells as Record<string, string>)[column];
    const place = { file: table.file, line, key: cells.cbsa_code };
    const population = readNumber(text ?? "", "county population", place, refusals);
    const before = sums.get(cells.cbsa_code);
    const sum = before === null || population === null ? null : (before ?? 0) + population;
    sums.set(cells.cbsa_code, sum);
  }
  return new Map([...sums].flatMap(([code, sum]) => (sum === null ? [] : [[code, sum] as const])));
}
