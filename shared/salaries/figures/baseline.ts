import type { Wages } from "../../reference/records.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { type Growth, recentGrowth } from "./growth.ts";
import { type Quarter, quarterLabel, quarterNumber, releaseQuarter } from "./quarter.ts";
import { wageCell } from "./wage-cell.ts";

export type Percentile = "p10" | "p25" | "median" | "p75" | "p90";

/** How a wage of a quarter was come by. */
export type Basis =
  /** The quarter of a release: the published value. */
  | { kind: "published"; release: number }
  /** Between two releases, geometrically. */
  | { kind: "interpolated"; release: number; next: number }
  /** After the last release, at the occupation's growth. */
  | { kind: "carried"; release: number; growth: Growth };

export interface Baseline {
  basis: Basis;
  /** The release's row that the wages start from. */
  row: Wages;
  /** Annual USD at the quarter; null where a cell it needs was suppressed or top-coded. */
  wage(percentile: Percentile): TracedValue | null;
}

/**
 * An occupation's national wages at a quarter.
 *
 * @param series the occupation's rows, oldest release first.
 * @param everyone those of all occupations, for growth where the occupation has none.
 * @param name what the steps are called on the sheet.
 * @returns null for a quarter before the first release.
 */
export function baseline(
  sheet: Worksheet,
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
      basis: { kind: "published", release: row.year },
      wage: (percentile) => wageCell(sheet, row, percentile),
    };
  }
  const next = series.find((wages) => anchor(wages) > at);
  if (next) return interpolate(sheet, row, next, quarter, name);
  const growth = recentGrowth(sheet, series, everyone);
  return growth && carryForward(sheet, row, growth, quarter, name);
}

function anchor(wages: Wages): number {
  return quarterNumber(releaseQuarter(wages.year));
}

function interpolate(
  sheet: Worksheet,
  row: Wages,
  next: Wages,
  quarter: Quarter,
  name: string,
): Baseline {
  const share = sheet.parameter(
    `${name}_share`,
    (quarterNumber(quarter) - anchor(row)) / (anchor(next) - anchor(row)),
    `how far ${quarterLabel(quarter)} lies between the releases of May ${row.year} and May ${next.year}`,
  );
  return {
    row,
    basis: { kind: "interpolated", release: row.year, next: next.year },
    wage(percentile) {
      const earlier = wageCell(sheet, row, percentile);
      const later = wageCell(sheet, next, percentile);
      if (!earlier || !later) return null;
      return sheet.step(`${name}.${percentile}`, "interpolate", { earlier, later, share });
    },
  };
}

function carryForward(
  sheet: Worksheet,
  row: Wages,
  growth: Growth,
  quarter: Quarter,
  name: string,
): Baseline {
  const years = sheet.parameter(
    `${name}_years`,
    (quarterNumber(quarter) - anchor(row)) / 4,
    `years from the release of May ${row.year} to ${quarterLabel(quarter)}`,
  );
  return {
    row,
    basis: { kind: "carried", release: row.year, growth },
    wage(percentile) {
      const value = wageCell(sheet, row, percentile);
      if (!value) return null;
      const inputs = { value, growth: growth.term, years };
      return sheet.step(`${name}.${percentile}`, "carry_forward", inputs);
    },
  };
}
