import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Role } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";

/** Annual pay growth that projections assume, from the slowest-growing occupation to the fastest. */
export const growthBands = {
  ai: { floor: 0.06, ceiling: 0.1 },
  standard: { floor: 0.03, ceiling: 0.06 },
} as const;

/** Rates are rounded to a hundredth of a percent. */
const units = 10_000;

/**
 * A role's annual growth. Its position in the band for its kind of role is the
 * share of other occupations whose employment is projected to grow more slowly
 * (BLS Employment Projections).
 *
 * @returns a fraction a year; null if the dataset has no projection for the occupation.
 */
export function projectedGrowth(worksheet: Worksheet, role: Role): TracedValue | null {
  const { outlook } = role;
  if (!outlook) return null;
  const { floor, ceiling } = growthBands[role.ai ? "ai" : "standard"];
  const kind = role.ai ? "AI roles" : "roles other than AI roles";
  const cell = (column: string, value: number) =>
    worksheet.cell({
      sourceId: sourceIds.employmentProjections,
      key: outlook.socCode,
      column,
      value,
      referenceDate: null,
    });
  const share = worksheet.step("projection.share_slower", "divide", {
    slower: cell("slower_growing_occupations", outlook.slower),
    others: cell("other_occupations", outlook.others),
  });
  const width = worksheet.parameter(
    "growth_band_width",
    Number((ceiling - floor).toFixed(2)),
    `difference between the highest and the lowest annual growth for ${kind}`,
  );
  const rise = worksheet.step("projection.rise", "multiply", { share, width });
  const exact = worksheet.step("projection.growth.exact", "add", {
    floor: worksheet.parameter("growth_band_floor", floor, `lowest annual growth for ${kind}`),
    rise,
  });
  const perUnit = worksheet.parameter(
    "rate_units",
    units,
    "rates are rounded to 1 divided by this number",
  );
  const scaled = worksheet.step("projection.growth.units", "multiply", { exact, units: perUnit });
  const rounded = worksheet.step("projection.growth.rounded", "round", { scaled });
  return worksheet.step("projection.growth", "divide", { rounded, units: perUnit });
}
