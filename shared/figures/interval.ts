import type { IntervalParameters } from "#shared/reference/method-parameters.ts";
import { calibrationResults } from "./calibration-results.ts";
import type { AppliedFactor } from "./city-factor.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";
import { z95 } from "./z95.ts";

/** Half-widths of an estimate's interval in log pay, below and above. */
interface LogWidths {
  lower: TracedValue;
  upper: TracedValue;
}

interface IntervalInput {
  socCode: string;
  /** Published relative standard error of the national mean, percent. */
  meanRse: TracedValue | null;
  /** Standard error of the title factor's logarithm. */
  titleError: TracedValue | null;
  /** The error of the level; null where the figure is everyone's. */
  levelError: { deviation: number; meaning: string } | null;
  city: AppliedFactor | null;
}

const { parity } = calibrationResults;

/** No interval is narrower than 4% either way, in logs: the lower side is the wider one. */
export const narrowest = 0.0408;

/**
 * Half-widths of the interval around an estimate's median, combined in quadrature: the survey's
 * sampling error, the title factor's error, that of the level,
 * and for a city the error of its factor: the half-width of the local factor, or how far
 * national wage × price parity has been measured to be off.
 */
export function logWidths(
  worksheet: Worksheet,
  input: IntervalInput,
  parameters: IntervalParameters,
): LogWidths {
  const z = worksheet.parameter("z", z95, "normal quantile of a two-sided 95% interval");
  const parts: Record<string, TracedValue> = {};
  if (input.meanRse) {
    const percent = worksheet.parameter("percent", 0.01, "one percent");
    parts.survey = worksheet.step("error.survey", "multiply", { z, rse: input.meanRse, percent });
  }
  if (input.titleError) {
    parts.title = worksheet.step("error.title", "multiply", {
      z,
      standard_error: input.titleError,
    });
  }
  if (input.levelError) {
    const { deviation, meaning } = input.levelError;
    parts.level = worksheet.step("error.level", "multiply", {
      z,
      deviation: worksheet.parameter("level_deviation", deviation, meaning),
    });
  }
  if (input.city?.basis === "local") parts.city = input.city.halfWidth;
  const floor = worksheet.parameter(
    "narrowest_interval",
    narrowest,
    "smallest half-width in logs: no interval is narrower than 4% either way",
  );
  const side = (name: "lower" | "upper") => {
    const city =
      input.city?.basis === "price_parity"
        ? { city: cityError(worksheet, input.socCode, parameters, name) }
        : {};
    const reach = reachOn(worksheet, input.city, name);
    const error = worksheet.step(`error.${name}`, "quadrature", {
      ...parts,
      ...city,
      ...(reach && { city: reach }),
    });
    return worksheet.step(`width.${name}`, "max", { error, floor });
  };
  return { lower: side("lower"), upper: side("upper") };
}

/** The part of the city on the side of an unusual median, which the interval reaches; null elsewhere. */
function reachOn(
  worksheet: Worksheet,
  city: AppliedFactor | null,
  side: "lower" | "upper",
): TracedValue | null {
  if (city?.basis !== "local" || !city.reach) return null;
  const isThere = side === "upper" ? city.reach.value > 0 : city.reach.value < 0;
  if (!isThere) return null;
  const sign = worksheet.parameter(
    "reach_sign",
    side === "upper" ? 1 : -1,
    "the side on which the published median is",
  );
  return worksheet.step(`error.city.${side}`, "max", {
    half_width: city.halfWidth,
    distance: worksheet.step("city.local.distance", "multiply", { reach: city.reach, sign }),
  });
}

function cityError(
  worksheet: Worksheet,
  socCode: string,
  parameters: IntervalParameters,
  side: "lower" | "upper",
): TracedValue {
  const { group, band } = findBand(parameters, socCode);
  const where = side === "lower" ? "below" : "above";
  return worksheet.step(`error.city.${side}`, "multiply", {
    band: worksheet.parameter(
      `city_error_${side}`,
      band[side === "lower" ? 0 : 1],
      () =>
        `measured distance, in log pay, of published metropolitan medians ${where} national wage × price parity (${group}, May ${parameters.wage_year}): a quantile of the errors in half of the areas`,
    ),
    scale: worksheet.parameter(
      "city_error_scale",
      parameters.scale,
      () =>
        `scale of all measured distances, fitted so that areas held out of the measurement are covered at the confidence level: ${parity.inside} of ${parity.cells} medians of the other half of the areas are inside`,
    ),
  });
}

/** The band of an occupation, else of its major group, else of all occupations. */
export function findBand(
  parameters: Pick<IntervalParameters, "bands">,
  socCode: string,
): { group: string; band: [number, number] } {
  for (const group of [socCode, `${socCode.slice(0, 2)}-0000`, "00-0000"]) {
    const band = parameters.bands[group];
    if (band) return { group, band };
  }
  throw new Error("The method parameters have no band for all occupations.");
}
