import type { Figures } from "#shared/figures/estimate.ts";
import { findResult, type TracedValue } from "#shared/figures/worksheet/worksheet.ts";
import type { Judgment } from "./judge-offer.ts";

/** The figures of a judgment that are served, and their references on the worksheet. */
export function judgmentFigures(
  { worksheet }: Pick<Figures, "worksheet">,
  { offer, probabilities, percentile }: Judgment,
): Record<string, TracedValue> {
  const percentiles = (["value", "lower", "upper"] as const).flatMap((name) =>
    percentile[name] === null
      ? []
      : [[`percentile.${name}`, findResult(worksheet, `percentile.${name}`)] as const],
  );
  const likely = (["below", "within", "above"] as const).flatMap((name) => {
    const probability = probabilities[name];
    return probability ? [[`probabilities.${name}`, probability] as const] : [];
  });
  return Object.fromEntries([
    ...Object.entries(offer).map(([name, value]) => [`offer.${name}`, value] as const),
    ...percentiles,
    ...likely,
  ]);
}
