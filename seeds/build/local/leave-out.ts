/** Cross-validation: each cell predicted by a model fitted without it. */
import { fitLocalModel, type LocalCell, predict } from "./fit-local-model.ts";

export interface LeftOut<Cell extends LocalCell = LocalCell> {
  cell: Cell;
  fold: number;
  /** ln(local / national) predicted by the model of the other folds. */
  expected: number;
}

const folds = 5;
const seed = 20_250_501;

/** Draws a fold for each cell, the same in every build. */
export function drawFolds(count: number): Uint8Array {
  const random = mulberry32(seed);
  return Uint8Array.from({ length: count }, () => Math.floor(random() * folds));
}

/** Predicts every cell from the cells of the other folds. */
export function leaveOut<Cell extends LocalCell>(
  cells: readonly Cell[],
  foldOf: ArrayLike<number> = drawFolds(cells.length),
): LeftOut<Cell>[] {
  const numbers = [...new Set(Array.from(foldOf))].sort((a, b) => a - b);
  const models = new Map(
    numbers.map((fold) => [
      fold,
      fitLocalModel(cells.filter((_, index) => foldOf[index] !== fold)),
    ]),
  );
  return cells.flatMap((cell, index) => {
    const fold = foldOf[index] ?? 0;
    const model = models.get(fold);
    return model ? [{ cell, fold, expected: predict(model, cell, cell.logParity) }] : [];
  });
}

/** A seeded generator (mulberry32): the folds only need an even draw that is the same in every build. */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
