import { tenThousandths } from "#shared/core/numbers.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { calibrationResults } from "../calibration-results.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { z95 } from "../z95.ts";
import {
  assumedEmployment,
  cellDeviation,
  countedEmployment,
  type LocalEffects,
} from "./local-model.ts";

const { hidden, later, wageYear } = calibrationResults;

export interface LocalFactorInput {
  effects: LocalEffects;
  /** How widely the occupation scatters around the model, all occupations = 1. */
  spread: number;
  /** Price parity of the area, US = 100. */
  parity: TracedValue;
  /** The area's published median of the occupation and the nation's; null where the area's is not published. */
  published: {
    localMedian: TracedValue;
    nationalMedian: TracedValue;
    employment: TracedValue | null;
    /** Whether the builder found it unusual. */
    isUnusual: boolean;
  } | null;
}

interface TracedLocalFactor {
  /** Local pay over national pay. */
  factor: TracedValue;
  /** 95% half-width of its logarithm. */
  halfWidth: TracedValue;
  /** How far the published cell is trusted, from 0 to 1; null if it is not published. */
  reliability: TracedValue | null;
  isUnusual: boolean;
  /** See `LocalFactor`. */
  reach: TracedValue | null;
}

/**
 * A local factor and its half-width, step by step from the fitted effects and
 * the published medians: the same numbers that `local_factors` stores.
 *
 * @param name what the steps are called on the sheet.
 */
export function traceLocalFactor(
  sheet: Worksheet,
  input: LocalFactorInput,
  parameters: LocalParameters,
  name = "city.local",
): TracedLocalFactor {
  const units = sheet.parameter("units", tenThousandths, "factors keep four decimals");
  const employment = input.published && employmentTerm(sheet, input.published.employment, name);
  const expected = traceExpected(sheet, input, parameters, name);
  const reliability = employment && traceReliability(sheet, employment, name);
  const moved =
    input.published && reliability
      ? moveToPublished(sheet, expected, input.published, reliability, parameters, name)
      : null;
  const logFactor = moved?.logFactor ?? expected;
  const exact = sheet.step(`${name}.exact`, "exp", { log_factor: logFactor });
  const width = traceDeviation(sheet, employment, parameters, name);
  const halfWidth = sheet.step(`${name}.half_width.exact`, "multiply", {
    z: sheet.parameter("z", z95, "normal quantile of a two-sided 95% interval"),
    deviation: width,
    spread: sheet.parameter(
      `${name}.spread`,
      input.spread,
      "how widely the occupation's local pay scatters around the model, all occupations = 1: the median size of its own errors when each area is left out, drawn to that of its major group if it has few areas",
    ),
  });
  return {
    factor: sheet.step(`${name}.factor`, "round_to", { exact, units }),
    halfWidth: sheet.step(`${name}.half_width`, "round_to", { exact: halfWidth, units }),
    reliability,
    isUnusual: moved?.reach != null,
    reach: moved?.reach ?? null,
  };
}

function traceExpected(
  sheet: Worksheet,
  { effects, parity }: LocalFactorInput,
  { wage_year: year }: LocalParameters,
  name: string,
): TracedValue {
  const effect = (key: string, value: number, of: string) =>
    sheet.parameter(
      `${name}.${key}`,
      value,
      () =>
        `${of}, in logs: fitted by backfitting to ${year === wageYear ? hidden.cells : "the"} published metropolitan medians of May ${year}, and drawn toward no effect where there is little evidence; medians hidden from the fit are predicted with a median error of ${hidden.medianError} (${hidden.byParity} by price parity)`,
    );
  const nation = sheet.parameter("parity_of_the_nation", 100, "price parity of the United States");
  return sheet.step(`${name}.expected`, "add", {
    occupation: effect("occupation", effects.occupation, "effect of the occupation in every area"),
    prices: sheet.step(`${name}.prices`, "multiply", {
      elasticity: effect("elasticity", effects.beta, "how the major group's pay follows prices"),
      log_parity: sheet.step(`${name}.log_parity`, "log_ratio", { parity, nation }),
    }),
    area: effect("area", effects.area, "effect of the area in every occupation"),
    area_major: effect("area_major", effects.areaMajor, "effect of the area in the major group"),
    area_minor: effect("area_minor", effects.areaMinor, "effect of the area in the minor group"),
    occupation_state: effect(
      "occupation_state",
      effects.occupationState,
      "effect of the state in the occupation",
    ),
  });
}

function moveToPublished(
  sheet: Worksheet,
  expected: TracedValue,
  { localMedian, nationalMedian, isUnusual: unusual }: NonNullable<LocalFactorInput["published"]>,
  reliability: TracedValue,
  { retention, unusual_weight }: LocalParameters,
  name: string,
): { logFactor: TracedValue; reach: TracedValue | null } {
  const observed = sheet.step(`${name}.observed`, "log_ratio", {
    local_median: localMedian,
    national_median: nationalMedian,
  });
  const moved = sheet.step(`${name}.moved`, "multiply", {
    retention: sheet.parameter(
      "retention",
      retention,
      "share of a local deviation that lasts: how much of it the next tables repeat, tried on technology by metropolitan area (2019 to 2025) and all occupations by state (2023 and 2025); shares that depend on the size or group of the cell predicted no better",
    ),
    reliability,
    deviation: sheet.step(`${name}.deviation`, "subtract", { observed, expected }),
    ...(unusual && {
      unusual: sheet.parameter(
        "unusual_weight",
        unusual_weight,
        "weight of a published median that, when what the model without it expects there is taken off, is beyond the nation's 10th or 90th percentile: more often one employer's scale, or pay for part of a year, than a market",
      ),
    }),
  });
  const logFactor = sheet.step(`${name}.log_factor`, "add", { expected, moved });
  const reach = unusual
    ? sheet.step(`${name}.reach`, "subtract", { observed, log_factor: logFactor })
    : null;
  return { logFactor, reach };
}

function traceReliability(sheet: Worksheet, employment: TracedValue, name: string): TracedValue {
  const sampling = sheet.step(`${name}.sampling`, "divide", {
    one: sheet.parameter(
      "variance_of_one",
      1,
      "sampling variance in logs of a cell of one worker; set with the model, and tested with it",
    ),
    employment,
  });
  return sheet.step(`${name}.reliability`, "shrinkage", {
    deviation: sheet.parameter(
      "cell_deviation",
      cellDeviation,
      "standard deviation in logs of a published median besides its sampling error; set with the model, and tested with it",
    ),
    sampling,
  });
}

function traceDeviation(
  sheet: Worksheet,
  employment: TracedValue | null,
  { errors }: LocalParameters,
  name: string,
): TracedValue {
  if (!employment) {
    return sheet.parameter(
      "hidden_deviation",
      errors.hidden_deviation,
      () =>
        `standard deviation in logs of the model where nothing is published: with it, ${hidden.inside} of ${hidden.cells} published medians that were hidden from the fit lie inside their 95% interval`,
    );
  }
  return sheet.step(`${name}.deviation_of_cell`, "cell_deviation", {
    deviation: sheet.parameter(
      "published_deviation",
      errors.published_deviation,
      () =>
        `standard deviation in logs of a published cell of any size: with it, ${later.inside} of ${later.cells} medians of later releases lie inside the 95% interval computed from earlier ones`,
    ),
    sampling: sheet.parameter(
      "sampling_variance",
      errors.sampling_variance,
      "sampling variance in logs, over employment, that the half-width allows for; tested together with the deviation of a published cell",
    ),
    employment,
  });
}

function employmentTerm(
  sheet: Worksheet,
  published: TracedValue | null,
  name: string,
): TracedValue {
  const counted = countedEmployment(published?.value ?? null);
  if (published?.value === counted) return published;
  return sheet.parameter(
    `${name}.employment`,
    counted,
    `workers that the cell is counted as: ${assumedEmployment} where employment is not published`,
  );
}
