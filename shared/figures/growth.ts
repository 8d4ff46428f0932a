import type { Wages } from "#shared/reference/records.ts";
import { wageCell } from "./wage-cell.ts";
import { part } from "./worksheet/part.ts";
import type { TracedValue } from "./worksheet/worksheet.ts";

/** Years over which growth is measured, if there are enough releases. */
const span = 3;
const minGrowth = 0;
const maxGrowth = 0.06;

export interface Growth {
  /** Annual rate, limited to the bounds. */
  rate: TracedValue;
  /** Annual rate as measured. */
  measured: number;
  firstYear: number;
  lastYear: number;
}

/**
 * Annual growth of the national median of all occupations over the last three years of
 * releases, or over the longest shorter span, limited to between 0% and 6%. An
 * occupation's own growth does not predict its next years, so there is one rate
 * (docs/decisions/0016-constants-of-the-method.md).
 *
 * @param series the rows of all occupations, oldest release first.
 */
export const recentGrowth = part((worksheet, series: readonly Wages[]): Growth | null => {
  const last = series.at(-1);
  if (!last) return null;
  const first = series.find(
    (wages) => wages.year >= last.year - span && wages.year < last.year && wages.median !== null,
  );
  const from = first && wageCell(worksheet, first, "median");
  const to = wageCell(worksheet, last, "median");
  if (!first || !from || !to) return null;
  const years = worksheet.parameter(
    "growth_years",
    last.year - first.year,
    "years between the releases over which growth is measured",
  );
  const measured = worksheet.step("growth.measured", "annual_growth", {
    first: from,
    last: to,
    years,
  });
  const rate = worksheet.step("growth", "clamp", {
    measured,
    floor: worksheet.parameter(
      "growth_floor",
      minGrowth,
      "lowest annual growth at which wages are carried forward",
    ),
    ceiling: worksheet.parameter(
      "growth_ceiling",
      maxGrowth,
      "highest annual growth at which wages are carried forward",
    ),
  });
  return { rate, measured: measured.value, firstYear: first.year, lastYear: last.year };
});
