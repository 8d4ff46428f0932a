import type { Basis } from "#shared/contract/salary-fields.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { Dataset, Role, Wages } from "#shared/reference/records.ts";
import { type CityMultiplier, cityMultiplier, findParity, parityCell } from "./city-multiplier.ts";
import { findLocalEffects } from "./local/find-local-effects.ts";
import { traceLocalFactor } from "./local/trace-local-factor.ts";
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
  const { metro } = wages;
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
        ? { localMedian, nationalMedian, employment: wageCell(worksheet, metro, "employment") }
        : null,
    },
    parameters,
  );
  return {
    basis: "local",
    ...traced,
    published: isPublished ? metro : null,
    publishedWeight: parameters.retention * (traced.reliability?.value ?? 0),
  };
}

/** The national wages of the release that the local model was fitted to. */
function latestWages({ wages }: Role, year: number): Wages | undefined {
  return wages.findLast((row) => row.year === year);
}
