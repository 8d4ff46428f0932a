/**
 * Levels I and IV of an occupation in the metropolitan areas of the catalog, as packed: twelve characters
 * an area, four each for its code and the two levels, in base 36. As JSON with
 * names they would be seven times as long. Only the area that is asked for is read.
 */
import type { PublishedLevels } from "../level-list.ts";
import type { LevelUnit, WageLevels } from "../records.ts";

export interface PackedLevels {
  wageYear: number;
  unit: LevelUnit;
  cells: string;
}

const digits = 4;
/** Wages for an hour are published to the cent. */
const perDollar: Readonly<Record<LevelUnit, number>> = { hour: 100, year: 1 };

/** @throws Error if a code or an amount has more digits than a cell. */
export function packLevelCells(
  levels: readonly (readonly [areaCode: string, PublishedLevels])[],
  unit: LevelUnit,
): string {
  const number = (value: number) => {
    const text = Math.round(value).toString(36).padStart(digits, "0");
    if (text.length > digits) throw new Error(`${value} has no room in a packed level.`);
    return text;
  };
  return levels
    .map(([code, { first, last }]) =>
      [Number(code), first * perDollar[unit], last * perDollar[unit]].map(number).join(""),
    )
    .join("");
}

/** The levels of a metropolitan area; null if none are published. */
export function findLevels(
  { wageYear, unit, cells }: PackedLevels,
  areaCode: string,
): Pick<WageLevels, "wageYear" | "unit" | "first" | "last"> | null {
  const wanted = Number(areaCode);
  const numberAt = (at: number) => Number.parseInt(cells.slice(at, at + digits), 36);
  for (let at = 0; at < cells.length; at += 3 * digits) {
    if (numberAt(at) !== wanted) continue;
    const [first, last] = [at + digits, at + 2 * digits].map(
      (place) => numberAt(place) / perDollar[unit],
    );
    return first === undefined || last === undefined ? null : { wageYear, unit, first, last };
  }
  return null;
}
