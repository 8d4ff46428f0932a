import type { Inputs } from "./input/read-inputs.ts";
import type { WageLevels } from "./levels/list-levels.ts";
import { readLevels } from "./levels/read-levels.ts";
import type { Refusal } from "./refusal.ts";

/** Prevailing wage levels for work visas, by occupation and area. */
export function buildLevels(inputs: Inputs, refusals: Refusal[]): WageLevels {
  const table = inputs["dol-wage-levels"];
  const crosswalk = inputs["dol-wage-level-occupations"];
  const areas = inputs.areaTitles;
  const year = /_(20\d\d)_\d\d\.csv$/.exec(table.file)?.[1];
  if (year === undefined) throw new Error(`${table.file} does not end with its wage year`);
  const occupationTitles = new Map(
    crosswalk.rows.map(({ cells }) => [cells.oflc_soc, cells.oflc_soc_title]),
  );
  const areaTitles = new Map(areas.rows.map(({ cells }) => [cells.area_code, cells.area_title]));
  for (const { line, cells } of table.rows) {
    const place = { file: table.file, line, key: `${cells.soc_code} ${cells.area_code}` };
    if (!occupationTitles.has(cells.soc_code)) {
      refusals.push({ ...place, reason: `the occupation is not in ${crosswalk.file}` });
    }
    if (!areaTitles.has(cells.area_code)) {
      refusals.push({ ...place, reason: `the area is not in ${areas.file}` });
    }
  }
  const occupations = readLevels(table, refusals);
  return { year: Number(year), occupations, occupationTitles, areaTitles };
}
