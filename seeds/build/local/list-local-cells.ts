import type { PublishedPair } from "#shared/figures/local/local-model.ts";
import { countsResidents } from "#shared/figures/local/unusual-cell.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { LocalCell } from "./fit-local-model.ts";

/** A published median of an area, with both medians of its ratio in USD. */
export interface PublishedCell extends LocalCell, PublishedPair {
  /** The nation's; null where it is not published. */
  p10: number | null;
  p90: number | null;
}

/** One row of a table of wages by area. */
export interface AreaMedian {
  code: string;
  areaCode: string;
  employment: number | null;
  median: number | null;
  /** Absent from tables of earlier releases. */
  p25?: number | null;
}

/** The nation's pay in an occupation, USD. */
export interface NationalPay {
  median: number;
  p10: number | null;
  p90: number | null;
}

/** The national medians, price parities and states that a table of area wages is set against. */
interface Comparison {
  /** The nation's pay in the same release, by occupation. */
  national: ReadonlyMap<string, NationalPay>;
  /** Price parities, US = 100, by area. */
  parities: ReadonlyMap<string, number>;
  /** Two-letter states of the areas; an area without one has no state effects. */
  states: ReadonlyMap<string, string>;
  /** Where physicians in training are counted, whose medians are left out. */
  residents: LocalParameters["residents"];
}

/** The cells that a model can be fitted to: those with a local median, a national median and a price parity. */
export function listLocalCells(
  rows: readonly AreaMedian[],
  { national, parities, states, residents }: Comparison,
): PublishedCell[] {
  return rows.flatMap(({ code, areaCode, employment, median, p25 = null }) => {
    const nation = national.get(code);
    const parity = parities.get(areaCode);
    if (!median || !nation || !parity) return [];
    const pay = { p10: null, p25, median, p90: null };
    if (countsResidents({ residents }, { socCode: code, areaCode, pay })) return [];
    const { median: nationalMedian, p10, p90 } = nation;
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
        ...{ p10, p90 },
      },
    ];
  });
}
