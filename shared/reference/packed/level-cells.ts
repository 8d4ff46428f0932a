/**
 * Levels I and IV of an occupation in the metropolitan areas of the catalog, as packed: twelve characters
 * an area, four each for its code and the two levels, in base 36, in the order of the codes. Only the area
 * that is asked for is read.
 */
import type { PublishedLevels } from "../level-list.ts";
import type { LevelUnit, WageLevels } from "../records.ts";

export interface PackedLevels {
  /** The publisher's name of the occupation. */
  title: string;
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
  const amount = (dollars: number) => toDigits(dollars * perDollar[unit]);
  return levels
    .map(([code, { first, last }]) => toDigits(Number(code)) + amount(first) + amount(last))
    .sort()
    .join("");
}

function toDigits(value: number): string {
  const text = Math.round(value).toString(36).padStart(digits, "0");
  if (text.length > digits) throw new Error(`${value} has no room in a packed level.`);
  return text;
}

/**
 * The levels of a metropolitan area; null if none are published. A binary search, because a page with
 * all cities asks for each of 500: from the first cell on, one took up to 0.09 ms.
 */
export function findLevels(
  { wageYear, unit, cells }: Pick<PackedLevels, "wageYear" | "unit" | "cells">,
  areaCode: string,
): Pick<WageLevels, "wageYear" | "unit" | "first" | "last"> | null {
  const wanted = toDigits(Number(areaCode));
  const partAt = (cell: number, part: number) => {
    const at = (3 * cell + part) * digits;
    return cells.slice(at, at + digits);
  };
  let [low, high] = [0, cells.length / (3 * digits) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const code = partAt(middle, 0);
    if (code === wanted) {
      const amount = (part: number) => Number.parseInt(partAt(middle, part), 36) / perDollar[unit];
      return { wageYear, unit, first: amount(1), last: amount(2) };
    }
    // Digits come before letters, so numbers of equal length are in the order of their texts.
    if (code < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
