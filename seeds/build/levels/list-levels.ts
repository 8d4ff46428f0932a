import { encodeLevels } from "#shared/reference/level-list.ts";
import { sortedBy } from "../compare.ts";
import type { CsvRow } from "../output/format-csv.ts";
import type { OccupationLevels } from "./read-levels.ts";

/** The prevailing wages of a wage year. */
export interface WageLevels {
  /** The July in which it begins. */
  year: number;
  occupations: readonly OccupationLevels[];
  /** Titles by code. */
  occupationTitles: ReadonlyMap<string, string>;
  areaTitles: ReadonlyMap<string, string>;
}

/** The rows of `wage_level_areas.csv` and `wage_levels.csv`. */
export function listLevels(levels: WageLevels): [file: string, rows: CsvRow[]][] {
  const { year, occupations, occupationTitles, areaTitles } = levels;
  const known = new Set(occupations.flatMap(({ byArea }) => [...byArea.keys()]));
  const areas = sortedBy(known, (code) => code);
  const titleOf = (titles: ReadonlyMap<string, string>, code: string) => {
    const title = titles.get(code);
    if (title === undefined) throw new Error(`There is no title of ${code}.`);
    return title;
  };
  return [
    [
      "wage_level_areas.csv",
      areas.map((code) => ({
        area_code: code,
        title: titleOf(areaTitles, code),
        type: isMetro(code) ? "metro" : "nonmetro",
      })),
    ],
    [
      "wage_levels.csv",
      occupations.map(({ socCode, unit, byArea }) => ({
        soc_code: socCode,
        title: titleOf(occupationTitles, socCode),
        wage_year: year,
        unit,
        levels: encodeLevels(areas.map((code) => byArea.get(code) ?? null)),
      })),
    ],
  ];
}

/** Metropolitan areas have the five digits of their CBSA, the others a state's two and five more. */
function isMetro(code: string): boolean {
  return code.length === 5;
}
