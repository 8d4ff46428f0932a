import type { Role } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

/** Yearly growth of pay that projections assume, from the slowest-growing occupation to the fastest. */
export const growthBands = {
  ai: { floor: 0.06, ceiling: 0.1 },
  standard: { floor: 0.03, ceiling: 0.06 },
} as const;

/** Rates are rounded to a hundredth of a percent. */
const units = 10_000;

/**
 * A role's yearly growth: its place in the band of its kind of role is the share
 * of all other occupations whose jobs are projected to grow more slowly than its own's.
 *
 * @returns null where the dataset has no projection of the occupation.
 */
export function projectedGrowth(sheet: Worksheet, role: Role): TracedValue | null {
  const { outlook } = role;
  if (!outlook) return null;
  const { floor, ceiling } = growthBands[role.ai ? "ai" : "standard"];
  const kind = role.ai ? "AI roles" : "roles that are not AI roles";
  const cell = (column: string, value: number) =>
    sheet.cell({
      sourceId: sourceIds.employmentProjections,
      key: outlook.socCode,
      column,
      value,
      referenceDate: null,
    });
  const share = sheet.step("projection.share_slower", "divide", {
    slower: cell("slower_growing_occupations", outlook.slower),
    others: cell("other_occupations", outlook.others),
  });
  const width = sheet.parameter(
    "growth_band_width",
    Number((ceiling - floor).toFixed(2)),
    `from the least to the greatest yearly growth of ${kind}`,
  );
  const rise = sheet.step("projection.rise", "multiply", { share, width });
  const exact = sheet.step("projection.growth.exact", "add", {
    floor: sheet.parameter("growth_band_floor", floor, `least yearly growth of ${kind}`),
    rise,
  });
  const perUnit = sheet.parameter("rate_units", units, "rates are rounded to this part of one");
  const scaled = sheet.step("projection.growth.units", "multiply", { exact, units: perUnit });
  const rounded = sheet.step("projection.growth.rounded", "round", { scaled });
  return sheet.step("projection.growth", "divide", { rounded, units: perUnit });
}
