import { type LeftOut, leaveOut } from "#seeds/build/local/leave-out.ts";
import type { PublishedCell } from "#seeds/build/local/list-local-cells.ts";
import { measureSpreads, spreadOf } from "#seeds/build/local/measure-spread.ts";
import { localHalfWidth } from "#shared/figures/local/local-model.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { Attempt } from "./attempt.ts";

/**
 * Every published cell predicted as if it were hidden, by a model fitted on the
 * other folds, with the half-width of a hidden cell. The occupations' spreads
 * are measured on the other folds too.
 *
 * @param foldOf the fold of each cell; without it, cells are drawn at random.
 */
export function tryHidden(
  cells: readonly PublishedCell[],
  parameters: LocalParameters,
  foldOf?: ArrayLike<number>,
): Attempt[] {
  const left = leaveOut(cells, foldOf);
  return [...Map.groupBy(left, ({ fold }) => fold)]
    .sort(([a], [b]) => a - b)
    .flatMap(([fold, own]) => {
      const spreads = measureSpreads(left.filter((other) => other.fold !== fold).map(toResidual));
      return own.map(({ cell, expected }) => ({
        code: cell.code,
        areaCode: cell.areaCode,
        employment: cell.employment,
        error: expected - cell.logRatio,
        parityError: cell.logParity - cell.logRatio,
        halfWidth: localHalfWidth(null, spreadOf(spreads, cell.code), parameters.errors),
      }));
    });
}

export function toResidual({ cell, expected }: LeftOut): { code: string; residual: number } {
  return { code: cell.code, residual: cell.logRatio - expected };
}

/** Folds of whole areas (every fifth in order of codes), so that all cells of an area are hidden together. */
export function areaFolds(cells: readonly PublishedCell[], folds = 5): Uint8Array {
  const codes = [...new Set(cells.map(({ areaCode }) => areaCode))].sort();
  const order = new Map(codes.map((code, index) => [code, index % folds]));
  return Uint8Array.from(cells, ({ areaCode }) => order.get(areaCode) ?? 0);
}
