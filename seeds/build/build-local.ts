import { roundTo } from "../../shared/core/round-to.ts";
import type { LocalParameters } from "../../shared/reference/local-parameters.ts";
import type { Places } from "./build-places.ts";
import type { Wages } from "./build-wages.ts";
import { compareText } from "./compare.ts";
import type { Inputs } from "./input/read-inputs.ts";
import { fitLocalModel } from "./local/fit-local-model.ts";
import { leaveOut } from "./local/leave-out.ts";
import { listLocalCells } from "./local/list-local-cells.ts";
import { listLocalTables } from "./local/list-local-tables.ts";
import { measureSpreads } from "./local/measure-spread.ts";
import { measuredConstants } from "./local/measured-constants.ts";
import { readEarlierTables } from "./local/read-earlier-tables.ts";
import type { Refusal } from "./refusal.ts";

export type Local = ReturnType<typeof buildLocal>;

/** Local factors of every occupation in every metropolitan area that has a price parity. */
export function buildLocal(inputs: Inputs, wages: Wages, places: Places, refusals: Refusal[]) {
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
    wages.national.flatMap(({ code, year, median }) =>
      year === wageYear && median !== null ? [[code, median] as const] : [],
    ),
  );
  const cells = listLocalCells(wages.metros, { national, parities, states });
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
  const earlier = readEarlierTables(inputs, wages.stateTitles, wages.isKept, wageYear, refusals);
  return {
    cells,
    model,
    leftOut,
    spreads,
    parameters,
    tables: listLocalTables(model, spreads, parameters, codes, areas, cells),
    earlier,
  };
}
