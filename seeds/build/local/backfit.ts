/** One step of backfitting: new values of one kind of effect while all others are fixed. */

/** Cells by the group that shares an effect. */
interface Grouping {
  keys: Map<string, number>;
  /** Group of each cell; `none` if it has no such effect. */
  of: Int32Array;
  /** The effect of each group. */
  values: Float64Array;
}

/** The state that the sweeps share: the weight of each cell and its current residual. */
interface Unexplained {
  weights: Float64Array;
  residuals: Float64Array;
}

const none = -1;
const furthestResidual = 0.6;
const furthestPriceResidual = 0.8;
/** Weight of the prior that shrinks an elasticity to 1, as a sum of squares. */
const elasticityPrior = 50;

export function groupBy<Cell>(
  cells: readonly Cell[],
  key: (cell: Cell) => string | null,
): Grouping {
  const keys = new Map<string, number>();
  const of = Int32Array.from(cells, (cell) => {
    const name = key(cell);
    if (name === null) return none;
    const group = keys.get(name) ?? keys.size;
    keys.set(name, group);
    return group;
  });
  return { keys, of, values: new Float64Array(keys.size) };
}

/** The effects by key. */
export function valuesByKey({ keys, values }: Grouping): Map<string, number> {
  return new Map([...keys].map(([key, group]) => [key, values[group] ?? 0]));
}

/** `Σwr / (Σw + 1/τ²)` of the clipped partial residuals, group by group. */
export function sweepEffect(
  { of, values }: Grouping,
  { weights, residuals }: Unexplained,
  deviation: number,
): void {
  const sums = new Float64Array(values.length);
  const totals = new Float64Array(values.length).fill(1 / deviation ** 2);
  of.forEach((group, cell) => {
    if (group === none) return;
    const weight = at(weights, cell);
    const partial = at(residuals, cell) + at(values, group);
    sums[group] = at(sums, group) + weight * clip(partial, furthestResidual);
    totals[group] = at(totals, group) + weight;
  });
  const updated = sums.map((sum, group) => sum / at(totals, group));
  of.forEach((group, cell) => {
    if (group === none) return;
    residuals[cell] = at(residuals, cell) + at(values, group) - at(updated, group);
  });
  values.set(updated);
}

/** `(Σwxr + 50) / (Σwx² + 50)`: how each group's pay follows prices, shrunk to 1. */
export function sweepElasticity(
  { of, values }: Grouping,
  { weights, residuals }: Unexplained,
  logParities: Float64Array,
): void {
  const products = new Float64Array(values.length).fill(elasticityPrior);
  const squares = new Float64Array(values.length).fill(elasticityPrior);
  of.forEach((group, cell) => {
    const [x, weight] = [at(logParities, cell), at(weights, cell)];
    const partial = at(residuals, cell) + at(values, group) * x;
    products[group] = at(products, group) + weight * x * clip(partial, furthestPriceResidual);
    squares[group] = at(squares, group) + weight * x * x;
  });
  const updated = products.map((product, group) => product / at(squares, group));
  of.forEach((group, cell) => {
    const moved = at(values, group) - at(updated, group);
    residuals[cell] = at(residuals, cell) + moved * at(logParities, cell);
  });
  values.set(updated);
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? Number.NaN;
}

function clip(value: number, furthest: number): number {
  return Math.min(Math.max(value, -furthest), furthest);
}
