import { invertPositiveDefinite, type Matrix } from "./cholesky.ts";

interface Coefficient {
  name: string;
  value: number;
  /** Robust to unequal variances: HC1, White's estimator times n / (n - k). */
  standardError: number;
}

export interface Fit {
  coefficients: Coefficient[];
  observations: number;
  /** Share of the variance that the columns explain. */
  rSquared: number;
}

/**
 * Ordinary least squares by the normal equations.
 *
 * @param names of the columns of `rows`, one of which must be constant.
 * @throws Error where a column is a combination of others, or rows are fewer than columns.
 */
export function fitLeastSquares(
  names: readonly string[],
  rows: readonly (readonly number[])[],
  outcome: readonly number[],
): Fit {
  const columns = names.length;
  if (rows.length <= columns) throw new Error("There are fewer rows than columns.");
  const inverse = invertPositiveDefinite(crossProducts(rows, columns), names);
  const moments = new Float64Array(columns);
  for (const [index, row] of rows.entries()) addScaled(moments, row, outcome[index] ?? 0);
  const values = inverse.map((row) => dot(row, moments));
  const residuals = rows.map((row, index) => (outcome[index] ?? 0) - dot(row, values));

  // The sandwich's filling: sum of x xᵀ weighted by the squared residual.
  const weighted = rows.map((row, index) => row.map((value) => value * (residuals[index] ?? 0)));
  const filling = crossProducts(weighted, columns);
  const correction = rows.length / (rows.length - columns);
  const coefficients = names.map((name, index) => {
    const side = inverse[index] ?? new Float64Array(columns);
    const variance =
      correction *
      dot(
        side,
        filling.map((row) => dot(row, side)),
      );
    return { name, value: values[index] ?? 0, standardError: Math.sqrt(variance) };
  });
  const mean = outcome.reduce((total, value) => total + value, 0) / outcome.length;
  const total = outcome.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const left = residuals.reduce((sum, value) => sum + value ** 2, 0);
  return { coefficients, observations: rows.length, rSquared: 1 - left / total };
}

function crossProducts(rows: readonly (readonly number[])[], columns: number): Matrix {
  const products = Array.from({ length: columns }, () => new Float64Array(columns));
  for (const row of rows) {
    row.forEach((value, index) => {
      const target = products[index];
      if (value !== 0 && target) addScaled(target, row, value);
    });
  }
  return products;
}

function addScaled(target: Float64Array, row: readonly number[], scale: number): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? 0) + (row[index] ?? 0) * scale;
  }
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < a.length; index++) total += (a[index] ?? 0) * (b[index] ?? 0);
  return total;
}
