import type { Dataset, Occupation, Role, Wages } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { baseline } from "./baseline.ts";
import type { AppliedFactor } from "./city-factor.ts";
import { cityMultiplier } from "./city-multiplier.ts";
import type { Place } from "./place.ts";
import type { Quarter } from "./quarter.ts";
import { wageCell } from "./wage-cell.ts";
import { part } from "./worksheet/part.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/** Two sources that should agree, and how far apart they are. */
export interface SourceComparison {
  kind: "filed_wages" | "metro_wage";
  /** Annual USD: the other source's figure, and the method's for the same date and place. */
  other: number;
  own: number;
  /** `other / own - 1` */
  difference: number;
  disagrees: boolean;
}

const threshold = 0.15;

/** The quarter of the filings that state a wage: October to December 2023. */
export const filingQuarter: Quarter = { year: 2023, quarter: 4 };
const minFilings = 30;

/**
 * Compares the survey with filed wages and, in a city, the method with the metropolitan area's own wage.
 *
 * @param city the factor of the place.
 */
export function compareSources(
  worksheet: Worksheet,
  { dataset, role, place }: { dataset: Dataset; role: Role; place: Place | null },
  city: AppliedFactor | null,
): SourceComparison[] {
  return [
    compareFiledWages(worksheet, role.occupation, role.wages, dataset.allOccupations),
    place && city && compareMetroWage(worksheet, role, place, city),
  ].filter((comparison) => comparison !== null);
}

/** The occupation's filed median compared with the survey's, both for the quarter of the filings. */
const compareFiledWages = part(
  (
    worksheet,
    { socCode, filedWageCount, filedWageMedian }: Occupation,
    wages: readonly Wages[],
    everyone: readonly Wages[],
  ): SourceComparison | null => {
    if (filedWageMedian === null || filedWageCount < minFilings) return null;
    const survey = baseline(worksheet, wages, everyone, filingQuarter, "survey_at_filing");
    const surveyed = survey?.wage("median");
    if (!surveyed) return null;
    const filed = worksheet.cell({
      sourceId: sourceIds.filedWages,
      key: socCode,
      column: "filed_wage_median",
      value: filedWageMedian,
      referenceDate: null,
    });
    return compare(worksheet, "filed_wages", filed, surveyed);
  },
);

/**
 * National median × factor of the city compared with the metropolitan area's published
 * median, from the same release.
 */
function compareMetroWage(
  worksheet: Worksheet,
  role: Role,
  place: Place,
  city: AppliedFactor,
): SourceComparison | null {
  const metro = place.wages.metro;
  const national = metro && role.wages.find((wages) => wages.year === metro.year);
  const published = metro && wageCell(worksheet, metro, "median");
  const nationwide = national && wageCell(worksheet, national, "median");
  if (!metro || !published || !nationwide) return null;
  const { factor } =
    city.basis === "local"
      ? city
      : cityMultiplier(worksheet, place.city, metro.year, "city.multiplier_at_release");
  const own = worksheet.step("metro_wage.expected", "multiply", { national: nationwide, factor });
  const compared = compare(worksheet, "metro_wage", published, own);
  const isUnusual = city.basis === "local" && (city.isUnusual || city.countsResidents);
  return { ...compared, disagrees: compared.disagrees || isUnusual };
}

function compare(
  worksheet: Worksheet,
  kind: SourceComparison["kind"],
  other: TracedValue,
  own: TracedValue,
): SourceComparison {
  worksheet.parameter(
    "disagreement_threshold",
    threshold,
    "difference above which sources disagree",
  );
  const difference = worksheet.step(`difference.${kind}`, "relative_difference", { other, own });
  return {
    kind,
    other: other.value,
    own: own.value,
    difference: difference.value,
    disagrees: Math.abs(difference.value) > threshold,
  };
}
