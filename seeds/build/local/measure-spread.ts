/** How widely an occupation's local pay scatters around the model, relative to all occupations (1). */

import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { majorOf } from "#shared/figures/local/find-local-effects.ts";

/** The prediction error of a model fitted without the cell, in logs. */
interface Residual {
  code: string;
  residual: number;
}

export interface Spreads {
  pooledDeviation: number;
  byMajor: Map<string, number>;
  byOccupation: Map<string, number>;
}

/** An occupation with this many cells lies half-way between its own spread and its major group's. */
const priorCells = 40;

/** Median absolute residuals relative to the pooled one; each occupation's is shrunk to its major group's. */
export function measureSpreads(residuals: readonly Residual[]): Spreads {
  const pooledDeviation = residuals.length === 0 ? 0 : medianAbsolute(residuals);
  const byMajor = new Map<string, number>();
  const byOccupation = new Map<string, number>();
  for (const [major, group] of Map.groupBy(residuals, ({ code }) => majorOf(code))) {
    const shared = ratio(medianAbsolute(group), pooledDeviation);
    byMajor.set(major, shared);
    for (const [code, own] of Map.groupBy(group, (residual) => residual.code)) {
      const trust = own.length / (own.length + priorCells);
      const measured = ratio(medianAbsolute(own), pooledDeviation);
      byOccupation.set(code, shared + trust * (measured - shared));
    }
  }
  return { pooledDeviation, byMajor, byOccupation };
}

export function spreadOf(spreads: Spreads, code: string): number {
  return spreads.byOccupation.get(code) ?? spreads.byMajor.get(majorOf(code)) ?? 1;
}

/** If nothing scatters, every spread is 1. */
function ratio(own: number, pooled: number): number {
  return pooled === 0 ? 1 : own / pooled;
}

function medianAbsolute(residuals: readonly Residual[]): number {
  return quantile(sortedNumbers(residuals.map(({ residual }) => Math.abs(residual))), 0.5);
}
