import type { PublishedLevels } from "#shared/reference/level-list.ts";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { type Place, readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

const levelUnits = ["hour", "year"] as const;
type LevelUnit = (typeof levelUnits)[number];

export const levelColumns = ["soc_code", "area_code", "level_1", "level_4", "unit"] as const;

/** Levels I and IV of an occupation, by area. */
export interface OccupationLevels {
  socCode: string;
  unit: LevelUnit;
  byArea: Map<string, PublishedLevels>;
}

/** What a full-time job can be paid, USD. A number outside has another unit than it says. */
const plausible: Readonly<Record<LevelUnit, readonly [least: number, most: number]>> = {
  hour: [5, 1_000],
  year: [10_000, 2_000_000],
};

/** Reads and checks the rows of all occupations and areas. */
export function readLevels(
  table: Pick<Table<(typeof levelColumns)[number]>, "file" | "rows">,
  refusals: Refusal[],
): OccupationLevels[] {
  const occupations = new Map<string, OccupationLevels>();
  const places: Place[] = [];
  for (const { line, cells } of table.rows) {
    const place = { file: table.file, line, key: `${cells.soc_code} ${cells.area_code}` };
    places.push(place);
    const unit = levelUnits.find((known) => known === cells.unit);
    const first = readNumber(cells.level_1, "level 1", place, refusals);
    const last = readNumber(cells.level_4, "level 4", place, refusals);
    const refuse = (reason: string) => refusals.push({ ...place, reason });
    if (!unit) refuse(`unit is ${JSON.stringify(cells.unit)}, expected ${levelUnits.join(", ")}`);
    if (first === null || last === null) refuse("a level is blank");
    if (!unit || first === null || last === null) continue;
    const [least, most] = plausible[unit];
    if (first > last) refuse(`level 1, ${first}, is above level 4, ${last}`);
    if (first < least || last > most) {
      refuse(`${first} to ${last} is no pay for a full-time ${unit}, expected ${least} to ${most}`);
    }
    const own = occupations.get(cells.soc_code) ?? {
      socCode: cells.soc_code,
      unit,
      byArea: new Map<string, PublishedLevels>(),
    };
    if (own.unit !== unit) refuse(`is for the ${unit}, other areas are for the ${own.unit}`);
    own.byArea.set(cells.area_code, { first, last });
    occupations.set(cells.soc_code, own);
  }
  refusals.push(...checkDuplicates(places));
  return [...occupations.values()];
}
