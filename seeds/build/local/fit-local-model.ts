/**
 * The local model: ln(local median / national median) of every published cell
 * as a sum of shrunken effects, fitted by backfitting.
 */
import { majorOf, minorOf } from "#shared/figures/local/find-local-effects.ts";
import { cellDeviation, countedEmployment } from "#shared/figures/local/local-model.ts";
import { groupBy, sweepEffect, sweepElasticity, valuesByKey } from "./backfit.ts";

/** Where a cell is, whether it is published or not. */
interface CellPlace {
  code: string;
  areaCode: string;
  /** Two-letter code of the area's primary state; null leaves the state's effect out. */
  state: string | null;
}

/** One published median of an area over the nation's, in logs. */
export interface LocalCell extends CellPlace {
  /** ln(price parity of the area / 100). */
  logParity: number;
  employment: number | null;
  logRatio: number;
}

/** The fitted effects by key; an effect without data is absent and counts as 0. */
export interface LocalModel {
  occupation: Map<string, number>;
  area: Map<string, number>;
  /** Keys `41860 29` and `41860 29-1`: an area in a major and in a minor group. */
  areaMajor: Map<string, number>;
  areaMinor: Map<string, number>;
  /** Keys `29-1141 CA`. */
  occupationState: Map<string, number>;
  /** Elasticity to the price parity, by major group (`29`); 1 without data. */
  beta: Map<string, number>;
}

const sweeps = 25;

interface EffectKind {
  key(place: CellPlace): string | null;
  /** Standard deviation, in logs, that the effects of the kind are shrunk by. */
  deviation: number;
}

const occupation: EffectKind = { key: ({ code }) => code, deviation: 0.1 };
const area: EffectKind = { key: ({ areaCode }) => areaCode, deviation: 0.05 };
const areaMajor: EffectKind = {
  key: ({ areaCode, code }) => `${areaCode} ${majorOf(code)}`,
  deviation: 0.05,
};
const areaMinor: EffectKind = {
  key: ({ areaCode, code }) => `${areaCode} ${minorOf(code)}`,
  deviation: 0.04,
};
const occupationState: EffectKind = {
  key: ({ code, state }) => (state === null ? null : `${code} ${state}`),
  deviation: 0.05,
};

export function fitLocalModel(cells: readonly LocalCell[]): LocalModel {
  const weights = Float64Array.from(
    cells,
    ({ employment }) => 1 / (cellDeviation ** 2 + 1 / countedEmployment(employment)),
  );
  const logParities = Float64Array.from(cells, ({ logParity }) => logParity);
  const majors = groupBy(cells, ({ code }) => majorOf(code));
  majors.values.fill(1);
  const residuals = Float64Array.from(cells, ({ logRatio, logParity }) => logRatio - logParity);
  const unexplained = { weights, residuals };

  // If several effects could explain a deviation, the first in this order takes it.
  const effects = [occupation, area, areaMajor, areaMinor, occupationState].map((kind) => ({
    ...kind,
    grouping: groupBy(cells, kind.key),
  }));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const { grouping, deviation } of effects) sweepEffect(grouping, unexplained, deviation);
    sweepElasticity(majors, unexplained, logParities);
  }
  const fitted = ({ key }: EffectKind) => {
    const own = effects.find((effect) => effect.key === key);
    return own ? valuesByKey(own.grouping) : new Map<string, number>();
  };
  return {
    occupation: fitted(occupation),
    area: fitted(area),
    areaMajor: fitted(areaMajor),
    areaMinor: fitted(areaMinor),
    occupationState: fitted(occupationState),
    beta: valuesByKey(majors),
  };
}

/** The expected ln(local / national) of a cell, which need not be in the data of the fit. */
export function predict(model: LocalModel, place: CellPlace, logParity: number): number {
  const effect = (values: Map<string, number>, { key }: EffectKind) =>
    values.get(key(place) ?? "") ?? 0;
  return (
    (model.beta.get(majorOf(place.code)) ?? 1) * logParity +
    effect(model.occupation, occupation) +
    effect(model.area, area) +
    effect(model.areaMajor, areaMajor) +
    effect(model.areaMinor, areaMinor) +
    effect(model.occupationState, occupationState)
  );
}
