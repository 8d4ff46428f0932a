import { roundTo } from "#shared/core/numbers.ts";
import { encodeFactorCells } from "#shared/figures/local/factor-cells.ts";
import { findLocalEffects } from "#shared/figures/local/find-local-effects.ts";
import {
  expectedLogFactor,
  localFactor,
  localHalfWidth,
} from "#shared/figures/local/local-model.ts";
import { encodeEffects } from "#shared/reference/effect-list.ts";
import { readAreaEffects, readOccupationEffects } from "#shared/reference/local-effects.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { compareText } from "../compare.ts";
import type { LocalModel } from "./fit-local-model.ts";
import type { PublishedCell } from "./list-local-cells.ts";
import { type Spreads, spreadOf } from "./measure-spread.ts";

interface LocalArea {
  areaCode: string;
  state: string | null;
  parity: number;
}

interface LocalAreaRow {
  areaCode: string;
  position: number;
  effect: number;
  majorEffects: string;
  minorEffects: string;
}

interface LocalFactorRow {
  socCode: string;
  effect: number;
  spread: number;
  stateEffects: string;
  factors: string;
}

/**
 * Rows of the areas and of the occupations. Factors are computed from the rounded effects
 * that are stored, so that they can be recomputed from the tables.
 */
export function listLocalTables(
  model: LocalModel,
  spreads: Spreads,
  parameters: LocalParameters,
  codes: readonly string[],
  areas: readonly LocalArea[],
  cells: readonly PublishedCell[],
): { areas: LocalAreaRow[]; factors: LocalFactorRow[] } {
  const ordered = [...areas].sort((a, b) => compareText(a.areaCode, b.areaCode));
  const [majors, minors] = [splitKeys(model.areaMajor), splitKeys(model.areaMinor)];
  const areaRows = ordered.map(({ areaCode }, position) => ({
    areaCode,
    position,
    effect: roundTo(model.area.get(areaCode) ?? 0),
    majorEffects: encodeEffects(majors.get(areaCode) ?? new Map()),
    minorEffects: encodeEffects(minors.get(areaCode) ?? new Map()),
  }));
  const places = ordered.map((area, position) => {
    const row = areaRows[position];
    if (!row) throw new Error(`There is no row of the area ${area.areaCode}.`);
    return { ...area, effects: readAreaEffects(row) };
  });
  const states = splitKeys(model.occupationState);
  const published = new Map(cells.map((cell) => [`${cell.code} ${cell.areaCode}`, cell]));
  const factors = [...codes].sort(compareText).map((socCode) => {
    const row = {
      socCode,
      effect: roundTo(model.occupation.get(socCode) ?? 0),
      spread: roundTo(spreadOf(spreads, socCode)),
      stateEffects: encodeEffects(states.get(socCode) ?? new Map()),
    };
    const occupation = readOccupationEffects(row);
    const unusual = new Set(parameters.unusual[socCode]);
    const own = places.map(({ areaCode, state, parity, effects: area }) => {
      const effects = findLocalEffects(occupation, area, state, parameters.elasticities);
      const cell = published.get(`${socCode} ${areaCode}`) ?? null;
      const expected = expectedLogFactor(effects, parity);
      return {
        factor: localFactor(expected, cell, parameters, unusual.has(areaCode)),
        halfWidth: localHalfWidth(cell, row.spread, parameters.errors),
      };
    });
    return { ...row, factors: encodeFactorCells(own) };
  });
  return { areas: areaRows, factors };
}

/** Splits keys such as `41860 29-1` into maps by their first part. */
function splitKeys(effects: ReadonlyMap<string, number>): Map<string, Map<string, number>> {
  const split = new Map<string, Map<string, number>>();
  for (const [key, value] of effects) {
    const [first = "", second = ""] = key.split(" ");
    const own = split.get(first) ?? new Map<string, number>();
    split.set(first, own.set(second, value));
  }
  return split;
}
