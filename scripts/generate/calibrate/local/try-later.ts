import { listUnusual } from "#seeds/build/local/fit-local.ts";
import { fitLocalModel, predict } from "#seeds/build/local/fit-local-model.ts";
import { leaveOut } from "#seeds/build/local/leave-out.ts";
import type { PublishedCell } from "#seeds/build/local/list-local-cells.ts";
import { measureSpreads, spreadOf } from "#seeds/build/local/measure-spread.ts";
import { localHalfWidth, localLogFactor } from "#shared/figures/local/local-model.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { Attempt } from "./attempt.ts";
import { toResidual } from "./try-hidden.ts";

/**
 * Predicts the cells of a later table that an earlier one publishes too. Model, spreads and
 * factors come only from the earlier table.
 */
export function tryLater(
  earlier: readonly PublishedCell[],
  later: readonly PublishedCell[],
  parameters: LocalParameters,
): Attempt[] {
  const model = fitLocalModel(earlier);
  const left = leaveOut(earlier);
  const spreads = measureSpreads(left.map(toResidual));
  const unusual = listUnusual(left);
  const known = new Map(earlier.map((cell) => [`${cell.code} ${cell.areaCode}`, cell]));
  return later.flatMap((cell): Attempt[] => {
    const before = known.get(`${cell.code} ${cell.areaCode}`);
    if (!before) return [];
    const expected = predict(model, before, before.logParity);
    const predicted = localLogFactor(
      expected,
      before,
      parameters,
      unusual[before.code]?.includes(before.areaCode) ?? false,
    );
    return [
      {
        code: cell.code,
        areaCode: cell.areaCode,
        employment: before.employment,
        error: predicted - cell.logRatio,
        parityError: cell.logParity - cell.logRatio,
        halfWidth: localHalfWidth(before, spreadOf(spreads, cell.code), parameters.errors),
      },
    ];
  });
}
