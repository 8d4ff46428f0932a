import type { Wages } from "../../reference/records.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { wageCell } from "./wage-cell.ts";

/** Years of releases that growth is taken over, where there are as many. */
const span = 3;
const slowest = 0;
const fastest = 0.06;

export interface Growth {
  /** A year, after the bounds. */
  term: TracedValue;
  /** A year, as measured. */
  measured: number;
  firstYear: number;
  lastYear: number;
  /** Whether it is the occupation's own, not that of all occupations. */
  own: boolean;
}

/**
 * Yearly growth of the national median over the last three years of releases,
 * or the longest shorter span there is, bounded to 0..6 %. An occupation that
 * has only one published median takes the growth of all occupations.
 */
export function recentGrowth(
  sheet: Worksheet,
  series: readonly Wages[],
  everyone: readonly Wages[],
): Growth | null {
  return measure(sheet, series, true) ?? measure(sheet, everyone, false);
}

function measure(sheet: Worksheet, series: readonly Wages[], own: boolean): Growth | null {
  const last = series.at(-1);
  if (!last) return null;
  const first = series.find(
    (wages) => wages.year >= last.year - span && wages.year < last.year && wages.median !== null,
  );
  const from = first && wageCell(sheet, first, "median");
  const to = wageCell(sheet, last, "median");
  if (!first || !from || !to) return null;
  const years = sheet.parameter(
    "growth_years",
    last.year - first.year,
    "years between the releases that growth is taken over",
  );
  const measured = sheet.step("growth.measured", "annual_growth", { first: from, last: to, years });
  const term = sheet.step("growth", "clamp", {
    measured,
    floor: sheet.parameter(
      "growth_floor",
      slowest,
      "least yearly growth that wages are carried forward at",
    ),
    ceiling: sheet.parameter(
      "growth_ceiling",
      fastest,
      "greatest yearly growth that wages are carried forward at",
    ),
  });
  return { term, measured: measured.value, firstYear: first.year, lastYear: last.year, own };
}
