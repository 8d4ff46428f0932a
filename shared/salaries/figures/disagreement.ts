import type { Dataset, Role } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { baseline } from "./baseline.ts";
import { cityMultiplier } from "./city-multiplier.ts";
import type { Place } from "./place.ts";
import type { Quarter } from "./quarter.ts";
import { wageCell } from "./wage-cell.ts";

/** Two sources that should tell the same, and how far they are apart. */
export interface Comparison {
  kind: "filed_wages" | "metro_wage";
  /** USD a year: what the other source has, and what the method has at the same date and place. */
  other: number;
  own: number;
  /** `other / own - 1` */
  difference: number;
  disagrees: boolean;
}

const threshold = 0.15;

/** When the filings with a wage were made: October to December 2023. */
export const filingQuarter: Quarter = { year: 2023, quarter: 4 };
const minFilings = 30;

/** Compares the survey with filed wages and, in a city, the method with the metro's own wage. */
export function compareSources(
  sheet: Worksheet,
  dataset: Dataset,
  role: Role,
  place: Place | null,
): Comparison[] {
  return [
    compareFiledWages(sheet, dataset, role),
    place && compareMetroWage(sheet, role, place),
  ].filter((comparison) => comparison !== null);
}

/** The occupation's filed median against the survey's, both of the quarter of the filings. */
function compareFiledWages(sheet: Worksheet, dataset: Dataset, role: Role): Comparison | null {
  const { socCode, filedWageCount, filedWageMedian } = role.occupation;
  if (filedWageMedian === null || filedWageCount < minFilings) return null;
  const survey = baseline(
    sheet,
    role.wages,
    dataset.allOccupations,
    filingQuarter,
    "survey_at_filing",
  );
  const surveyed = survey?.wage("median");
  if (!surveyed) return null;
  const filed = sheet.cell({
    sourceId: sourceIds.filedWages,
    key: socCode,
    column: "filed_wage_median",
    value: filedWageMedian,
    referenceDate: null,
  });
  return compare(sheet, "filed_wages", filed, surveyed);
}

/** National median × price parity against the metro's published median, of one release. */
function compareMetroWage(sheet: Worksheet, role: Role, place: Place): Comparison | null {
  const metro = place.wages.metro;
  const national = metro && role.wages.find((wages) => wages.year === metro.year);
  const published = metro && wageCell(sheet, metro, "median");
  const nationwide = national && wageCell(sheet, national, "median");
  if (!metro || !published || !nationwide) return null;
  const multiplier = cityMultiplier(sheet, place.city, metro.year, "city.multiplier_at_release");
  const own = sheet.step("metro_wage.expected", "multiply", {
    national: nationwide,
    multiplier: multiplier.term,
  });
  return compare(sheet, "metro_wage", published, own);
}

function compare(
  sheet: Worksheet,
  kind: Comparison["kind"],
  other: TracedValue,
  own: TracedValue,
): Comparison {
  sheet.parameter("disagreement_threshold", threshold, "difference above which sources disagree");
  const difference = sheet.step(`difference.${kind}`, "relative_difference", { other, own });
  return {
    kind,
    other: other.value,
    own: own.value,
    difference: difference.value,
    disagrees: Math.abs(difference.value) > threshold,
  };
}
