import type { Basis } from "#shared/contract/salary-fields.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { Dataset, Role, Wages } from "#shared/reference/records.ts";
import { type CityMultiplier, cityMultiplier, findParity, parityCell } from "./city-multiplier.ts";
import { findLocalEffects } from "./local/find-local-effects.ts";
import { traceLocalFactor } from "./local/trace-local-factor.ts";
import { countsResidents } from "./local/unusual-cell.ts";
import type { Place } from "./place.ts";
import { wageCell } from "./wage-cell.ts";
import { part } from "./worksheet/part.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

export interface ParityFactor extends CityMultiplier {
  basis: "price_parity";
}

/** The pay of an occupation in a metropolitan area over its pay in the nation. */
export interface LocalFactor {
  basis: "local";
  factor: TracedValue;
  /** 95% half-width of the factor's logarithm. */
  halfWidth: TracedValue;
  /** The area's published row that the factor was moved to; null if its median is not published. */
  published: Wages | null;
  /** How far the published row is trusted over the model, from 0 to 1; null if it is not published. */
  reliability: TracedValue | null;
  /** Weight of the published median against the model's expectation, from 0 to 1. */
  publishedWeight: number;
  /** Whether the area's row is left out because the survey counts residents in training there. */
  countsResidents: boolean;
  /** Whether the published median is beyond nine in ten of the nation, and counts less. */
  isUnusual: boolean;
  /** Log distance from the factor to an unusual median, which the interval reaches; positive if that is higher; else null. */
  reach: TracedValue | null;
}

/** The factor of the national figure for a city. */
export type AppliedFactor = ParityFactor | LocalFactor;

/**
 * The factor of a city in one basis. The price parity is the year's; the local factor is the
 * latest release's, whatever the year.
 *
 * @returns null if the dataset has no local model of the occupation and the area.
 */
export function cityFactor(
  worksheet: Worksheet,
  { dataset, role, place, basis }: { dataset: Dataset; role: Role; place: Place; basis: Basis },
  year: number,
): AppliedFactor | null {
  return basis === "price_parity"
    ? { basis, ...cityMultiplier(worksheet, place.city, year) }
    : localFactor(worksheet, place, role, dataset.parameters.local);
}

const localFactor = part(traceFactor);

function traceFactor(
  worksheet: Worksheet,
  { city, wages }: Place,
  role: Role,
  parameters: LocalParameters | undefined,
): LocalFactor | null {
  const national = parameters && latestWages(role, parameters.wage_year);
  if (!parameters || !national || !role.local || !city.local) return null;
  const { metro: row } = wages;
  const { socCode } = role.occupation;
  const hasResidents =
    row !== null && countsResidents(parameters, { socCode, areaCode: row.areaCode, pay: row });
  const metro = hasResidents ? null : row;
  const localMedian = metro && wageCell(worksheet, metro, "median");
  const nationalMedian = wageCell(worksheet, national, "median");
  const isPublished = metro !== null && localMedian !== null && nationalMedian !== null;
  const traced = traceLocalFactor(
    worksheet,
    {
      effects: findLocalEffects(role.local, city.local, city.metro.state, parameters.elasticities),
      spread: role.local.spread,
      parity: parityCell(worksheet, city, findParity(city, parameters.parity_year)),
      published: isPublished
        ? {
            ...{ localMedian, nationalMedian },
            employment: wageCell(worksheet, metro, "employment"),
            isUnusual: parameters.unusual[socCode]?.includes(metro.areaCode) ?? false,
          }
        : null,
    },
    parameters,
  );
  return {
    basis: "local",
    ...traced,
    published: isPublished ? metro : null,
    publishedWeight:
      parameters.retention *
      (traced.reliability?.value ?? 0) *
      (traced.isUnusual ? parameters.unusual_weight : 1),
    countsResidents: hasResidents,
  };
}

/** The national wages of the release that the local model was fitted to. */
function latestWages({ wages }: Role, year: number): Wages | undefined {
  return wages.findLast((row) => row.year === year);
}
