import { roundTo } from "#shared/core/numbers.ts";
import { isUnusual } from "#shared/figures/local/unusual-cell.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { compareText } from "../compare.ts";
import type { Area } from "../places/list-areas.ts";
import type { Parity } from "../places/read-parities.ts";
import type { Occupation } from "../wages/choose-occupations.ts";
import type { NationalRow } from "../wages/national-row.ts";
import type { AreaWage } from "../wages/read-area-wages.ts";
import { fitLocalModel } from "./fit-local-model.ts";
import { type LeftOut, leaveOut } from "./leave-out.ts";
import { listLocalCells, type PublishedCell } from "./list-local-cells.ts";
import { listLocalTables } from "./list-local-tables.ts";
import { measureSpreads } from "./measure-spread.ts";

/**
 * Constants of the local method, chosen by trying them on tables that they were not fitted
 * to (docs/decisions/0016-constants-of-the-method.md).
 */
const measuredConstants = {
  /**
   * Share of a reliable cell's deviation from the model that is kept, the same for all cells.
   * Larger shares for small cells reduce the error by 1% to 3% between releases that share
   * survey panels, and so sampling errors, and increase it by 1% between releases that share
   * none. Shares by major group reduce it by less than 0.3%, or increase it.
   */
  retention: 0.8,
  /**
   * A median beyond nine in ten of the nation counts half. Of releases that share panels with the
   * served one it would be followed in full (a later table repeats one employer's scale, too), of the
   * one that shares none by less than half (docs/decisions/0016-constants-of-the-method.md).
   */
  unusual_weight: 0.5,
  errors: {
    published_deviation: 0.09,
    sampling_variance: 0.6,
    hidden_deviation: 0.1,
  },
} as const;

/** The wages to which the method is fitted. */
export interface FittedWages {
  areaYears: { metro: number };
  occupations: readonly Pick<Occupation, "code">[];
  national: readonly Pick<NationalRow, "code" | "year" | "median" | "meanRse" | "p10" | "p90">[];
  metros: readonly Pick<AreaWage, "code" | "areaCode" | "employment" | "median" | "p25">[];
}

export interface FittedPlaces {
  /** The parities of metropolitan areas. */
  parities: { metros: readonly Parity[] };
  areas: readonly Pick<Area, "code" | "type" | "state">[];
}

/** Local factors of every occupation in every metropolitan area that has a price parity. */
export function fitLocal(
  wages: FittedWages,
  places: FittedPlaces,
  residents: LocalParameters["residents"],
) {
  const wageYear = wages.areaYears.metro;
  const parityYear = Math.max(
    ...places.parities.metros.map(({ year }) => year).filter((year) => year <= wageYear),
  );
  const parities = new Map(
    places.parities.metros
      .filter(({ year }) => year === parityYear)
      .map(({ areaCode, rpp }) => [areaCode, rpp]),
  );
  const metros = places.areas.filter(({ type }) => type === "metro");
  const states = new Map(
    metros.flatMap(({ code, state }) => (state === null ? [] : [[code, state] as const])),
  );
  const national = new Map(
    wages.national.flatMap(({ code, year, median, p10, p90 }) =>
      year === wageYear && median !== null ? [[code, { median, p10, p90 }] as const] : [],
    ),
  );
  const cells = listLocalCells(wages.metros, { national, parities, states, residents });
  const model = fitLocalModel(cells);
  const leftOut = leaveOut(cells);
  const spreads = measureSpreads(
    leftOut.map(({ cell, expected }) => ({
      code: cell.code,
      residual: cell.logRatio - expected,
    })),
  );
  const parameters: LocalParameters = {
    wage_year: wageYear,
    parity_year: parityYear,
    ...measuredConstants,
    residents,
    unusual: listUnusual(leftOut),
    elasticities: Object.fromEntries(
      [...model.beta]
        .sort(([a], [b]) => compareText(a, b))
        .map(([major, beta]) => [major, roundTo(beta)]),
    ),
  };
  const areas = metros.flatMap(({ code, state }) => {
    const parity = parities.get(code);
    return parity === undefined ? [] : [{ areaCode: code, state, parity }];
  });
  const codes = wages.occupations.map(({ code }) => code);
  return {
    cells,
    model,
    leftOut,
    spreads,
    parameters,
    tables: listLocalTables(model, spreads, parameters, codes, areas, cells),
  };
}

/** The cells that are unusual for what the others lead one to expect of them. */
export function listUnusual(leftOut: readonly LeftOut<PublishedCell>[]): Record<string, string[]> {
  const unusual = leftOut.flatMap(({ cell, expected }) =>
    isUnusual(expected, cell) ? [cell] : [],
  );
  return Object.fromEntries(
    [...Map.groupBy(unusual, ({ code }) => code)]
      .sort(([a], [b]) => compareText(a, b))
      .map(([code, own]) => [code, own.map(({ areaCode }) => areaCode).sort(compareText)]),
  );
}
