/** How an occupation's pay spreads around its median, in a place or the nation. */
import type { Wages } from "#shared/reference/records.ts";
import { wageCell } from "./wage-cell.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

export const outerPercentiles = ["p10", "p25", "p75", "p90"] as const;
export type OuterPercentile = (typeof outerPercentiles)[number];

/** A percentile over the median; null where neither area nor nation publishes it. */
export type RatioOf = (percentile: OuterPercentile) => TracedValue | null;

/** A percentile over the median of the same row; null where one of the two is not published. */
export function publishedRatios(worksheet: Worksheet, wages: Wages, name: string): RatioOf {
  return remember((percentile) => {
    const value = wageCell(worksheet, wages, percentile);
    const median = wageCell(worksheet, wages, "median");
    if (!value || !median) return null;
    return worksheet.step(`${name}.${percentile}`, "divide", { value, median });
  });
}

/**
 * The area's own ratios, shrunk in logs to the nation's by the reliability of the cell;
 * the nation's where the area publishes none, and the area's where the nation publishes none.
 * Order is kept: p10 is not above p25, and p90 not below p75.
 */
export function localRatios(
  worksheet: Worksheet,
  nation: RatioOf,
  area: { wages: Wages; reliability: TracedValue } | null,
): RatioOf {
  const own = area ? publishedRatios(worksheet, area.wages, "ratio.area") : () => null;
  const drawn = remember((percentile) => {
    const [there, here] = [nation(percentile), own(percentile)];
    if (!there || !here || !area) return there ?? here;
    return worksheet.step(`ratio.local.${percentile}`, "interpolate", {
      nation: there,
      area: here,
      reliability: area.reliability,
    });
  });
  return inOrder(worksheet, "ratio.ordered", drawn);
}

/** Percentiles of which none crosses its neighbor, which can happen if their sources differ. */
export function inOrder(worksheet: Worksheet, name: string, ratioOf: RatioOf): RatioOf {
  const bounds = {
    p10: { neighbor: "p25", operation: "min" },
    p90: { neighbor: "p75", operation: "max" },
  } as const;
  return remember((percentile) => {
    const value = ratioOf(percentile);
    if (!value || percentile === "p25" || percentile === "p75") return value;
    const { neighbor: name2, operation } = bounds[percentile];
    const neighbor = ratioOf(name2);
    const isCrossed =
      neighbor &&
      (operation === "min" ? value.value > neighbor.value : value.value < neighbor.value);
    return isCrossed
      ? worksheet.step(`${name}.${percentile}`, operation, { value, neighbor })
      : value;
  });
}

/** Computes each percentile once, as a worksheet can hold one step of a name. */
export function remember(ratioOf: RatioOf): RatioOf {
  const known: Partial<Record<OuterPercentile, TracedValue | null>> = {};
  return (percentile) => {
    const found = known[percentile];
    if (found !== undefined) return found;
    const value = ratioOf(percentile);
    known[percentile] = value;
    return value;
  };
}
