import type { ReferenceDistribution } from "./reference-distribution.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/** Where an amount lies in the occupation's own distribution there. */
export interface PayPosition {
  /** 10 to 90; null outside, and between percentiles that are not published. */
  percentile: number | null;
  beyondPublished: "below_p10" | "above_p90" | null;
}

/**
 * The percentile of an amount, interpolated in logs between the published percentiles
 * on either side of it.
 *
 * @param name what the step is called.
 */
export function locateInDistribution(
  worksheet: Worksheet,
  amount: TracedValue,
  distribution: Pick<ReferenceDistribution, "median" | "percentile">,
  name: string,
): PayPosition {
  const points = [
    { at: 10, value: distribution.percentile("p10") },
    { at: 25, value: distribution.percentile("p25") },
    { at: 50, value: distribution.median },
    { at: 75, value: distribution.percentile("p75") },
    { at: 90, value: distribution.percentile("p90") },
  ].flatMap(({ at, value }) => (value ? [{ at, value }] : []));
  const [first, last] = [points[0], points.at(-1)];
  if (first?.at === 10 && amount.value < first.value.value) {
    return { percentile: null, beyondPublished: "below_p10" };
  }
  if (last?.at === 90 && amount.value > last.value.value) {
    return { percentile: null, beyondPublished: "above_p90" };
  }
  const above = points.findIndex(({ value }) => value.value >= amount.value);
  const [lower, upper] = [points[above - 1], points[above]];
  const mark = (at: number) =>
    worksheet.parameter(`percentile_${at}`, at, () => `the ${at}th percentile`);
  if (upper && upper.value.value === amount.value) {
    const { value } = worksheet.step(name, "round", { exact: mark(upper.at) });
    return { percentile: value, beyondPublished: null };
  }
  if (!lower || !upper) return { percentile: null, beyondPublished: null };
  const exact = worksheet.step(`${name}.exact`, "log_position", {
    from: mark(lower.at),
    to: mark(upper.at),
    value: amount,
    lower: lower.value,
    upper: upper.value,
  });
  return { percentile: worksheet.step(name, "round", { exact }).value, beyondPublished: null };
}
