import type { PublishedPair } from "#shared/figures/local/local-model.ts";
import type { LocalCell } from "./fit-local-model.ts";

/** A published median of an area, with both medians of its ratio in USD. */
export type PublishedCell = LocalCell & PublishedPair;

/** One row of a table of wages by area. */
export interface AreaMedian {
  code: string;
  areaCode: string;
  employment: number | null;
  median: number | null;
}

/** The national medians, price parities and states that a table of area wages is set against. */
interface Comparison {
  /** National medians of the same release, USD, by occupation. */
  national: ReadonlyMap<string, number>;
  /** Price parities, US = 100, by area. */
  parities: ReadonlyMap<string, number>;
  /** Two-letter states of the areas; an area without one has no state effects. */
  states: ReadonlyMap<string, string>;
}

/** The cells that a model can be fitted to: those with a local median, a national median and a price parity. */
export function listLocalCells(
  rows: readonly AreaMedian[],
  { national, parities, states }: Comparison,
): PublishedCell[] {
  return rows.flatMap(({ code, areaCode, employment, median }) => {
    const nationalMedian = national.get(code);
    const parity = parities.get(areaCode);
    if (!median || !nationalMedian || !parity) return [];
    return [
      {
        code,
        areaCode,
        state: states.get(areaCode) ?? null,
        logParity: Math.log(parity / 100),
        employment,
        logRatio: Math.log(median / nationalMedian),
        localMedian: median,
        nationalMedian,
      },
    ];
  });
}
