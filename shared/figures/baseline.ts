import type { Wages } from "#shared/reference/records.ts";
import { type Growth, recentGrowth } from "./growth.ts";
import { type Quarter, quarterLabel, quarterNumber, releaseQuarter } from "./quarter.ts";
import { wageCell } from "./wage-cell.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

type Percentile = "p10" | "p25" | "median" | "p75" | "p90";

/** How a quarter's wage was derived. */
export type Derivation =
  /** The published value, in a release's quarter. */
  | { kind: "published"; release: number }
  /** Between two releases: geometric interpolation. */
  | { kind: "interpolated"; release: number; next: number }
  /** After the last release: carried forward at the growth of all occupations. */
  | { kind: "carried"; release: number; growth: Growth };

export interface Baseline {
  derivation: Derivation;
  /** The row of the release that the wages start from. */
  row: Wages;
  /** Annual USD in the quarter; null if a required cell was suppressed or top-coded. */
  wage(percentile: Percentile): TracedValue | null;
}

/**
 * An occupation's national wages in a quarter.
 *
 * @param series the occupation's rows, oldest release first.
 * @param everyone the rows of all occupations, for the growth at which wages are carried forward.
 * @param name prefix of the steps' names on the worksheet.
 * @returns null for a quarter before the first release.
 */
export function baseline(
  worksheet: Worksheet,
  series: readonly Wages[],
  everyone: readonly Wages[],
  quarter: Quarter,
  name = "baseline",
): Baseline | null {
  const at = quarterNumber(quarter);
  const row = series.findLast((wages) => anchor(wages) <= at);
  if (!row) return null;
  if (anchor(row) === at) {
    return {
      row,
      derivation: { kind: "published", release: row.year },
      wage: (percentile) => wageCell(worksheet, row, percentile),
    };
  }
  const next = series.find((wages) => anchor(wages) > at);
  if (next) return interpolate(worksheet, row, next, quarter, name);
  const growth = recentGrowth(worksheet, everyone);
  return growth && carryForward(worksheet, row, growth, quarter, name);
}

function anchor(wages: Wages): number {
  return quarterNumber(releaseQuarter(wages.year));
}

function interpolate(
  worksheet: Worksheet,
  row: Wages,
  next: Wages,
  quarter: Quarter,
  name: string,
): Baseline {
  const share = worksheet.parameter(
    `${name}_share`,
    (quarterNumber(quarter) - anchor(row)) / (anchor(next) - anchor(row)),
    () =>
      `position of ${quarterLabel(quarter)} between the releases of May ${row.year} (0) and May ${next.year} (1)`,
  );
  return {
    row,
    derivation: { kind: "interpolated", release: row.year, next: next.year },
    wage(percentile) {
      const earlier = wageCell(worksheet, row, percentile);
      const later = wageCell(worksheet, next, percentile);
      if (!earlier || !later) return null;
      return worksheet.step(`${name}.${percentile}`, "interpolate", { earlier, later, share });
    },
  };
}

function carryForward(
  worksheet: Worksheet,
  row: Wages,
  growth: Growth,
  quarter: Quarter,
  name: string,
): Baseline {
  const years = worksheet.parameter(
    `${name}_years`,
    (quarterNumber(quarter) - anchor(row)) / 4,
    () => `years from the release of May ${row.year} to ${quarterLabel(quarter)}`,
  );
  return {
    row,
    derivation: { kind: "carried", release: row.year, growth },
    wage(percentile) {
      const value = wageCell(worksheet, row, percentile);
      if (!value) return null;
      const inputs = { value, growth: growth.rate, years };
      return worksheet.step(`${name}.${percentile}`, "carry_forward", inputs);
    },
  };
}
