import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import { z95 } from "#shared/figures/z95.ts";
import { fourthDecimal } from "./offer.ts";

/** Four decimals; the three sum to 1. One that needs an unpublished percentile is null. */
export type Probabilities = Record<"below" | "within" | "above", TracedValue | null>;

interface Placement {
  /** Annual USD. */
  midpoint: TracedValue;
  p25: TracedValue | null;
  p75: TracedValue | null;
  /** 95% half-widths of the estimate's interval, in logs. */
  widths: { lower: TracedValue; upper: TracedValue };
}

/**
 * The probabilities that an amount is below, within or above the middle half of the pay there.
 * Uncertain is where the distribution lies: its percentiles move together, in logs, by an error
 * that is normal on either side, with the half-widths of the estimate's interval.
 */
export function computeProbabilities(
  worksheet: Worksheet,
  { midpoint, p25, p75, widths }: Placement,
): Probabilities {
  const z = worksheet.parameter("z", z95, "normal quantile of a two-sided 95% interval");
  const units = fourthDecimal(worksheet);
  const round = (name: string, exact: TracedValue) =>
    worksheet.step(`probability.${name}`, "round_to", { exact, units });
  const isAbove = (name: string, percentile: TracedValue) => {
    // If the amount is the higher one, the distribution would have to be higher than estimated.
    const width = midpoint.value >= percentile.value ? widths.upper : widths.lower;
    const inputs = { a: midpoint, b: percentile, z, width };
    return round(
      name,
      worksheet.step(`probability.${name}.exact`, "log_normal_probability", inputs),
    );
  };
  const difference = (name: string, a: TracedValue, b: TracedValue) =>
    round(name, worksheet.step(`probability.${name}.exact`, "subtract", { a, b }));
  // Rounding these two before they are subtracted keeps the sum at 1 and every part at 0 or more.
  const above = p75 && isAbove("above", p75);
  const notBelow = p25 && isAbove("not_below", p25);
  return {
    below: notBelow && difference("below", worksheet.parameter("one", 1, "certainty"), notBelow),
    within: notBelow && above && difference("within", notBelow, above),
    above,
  };
}
