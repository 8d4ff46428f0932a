/** A square matrix, row by row. */
export type Matrix = readonly Float64Array[];

/** Where a column adds less than this share of its own size, it is a combination of others. */
const tolerance = 1e-10;

/**
 * The inverse of a symmetric, positive definite matrix.
 *
 * @throws Error naming the column that is a combination of those before it.
 */
export function invertPositiveDefinite(matrix: Matrix, names: readonly string[]): Matrix {
  const lower = factor(matrix, names);
  const columns = matrix.map((_, column) => {
    const unit = new Float64Array(matrix.length);
    unit[column] = 1;
    return solveUpper(lower, solveLower(lower, unit));
  });
  return columns;
}

/** The lower triangle L with L × Lᵀ = matrix. */
function factor(matrix: Matrix, names: readonly string[]): Matrix {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j <= i; j++) {
      let rest = at(matrix, i, j);
      for (let k = 0; k < j; k++) rest -= (row[k] ?? 0) * at(lower, j, k);
      if (i !== j) row[j] = rest / at(lower, j, j);
      else if (rest > tolerance * at(matrix, i, i)) row[j] = Math.sqrt(rest);
      else throw new Error(`The column ${names[i]} is a combination of those before it.`);
    }
  }
  return lower;
}

function solveLower(lower: Matrix, right: Float64Array): Float64Array {
  const found = new Float64Array(right.length);
  for (let i = 0; i < right.length; i++) {
    let rest = right[i] ?? 0;
    for (let k = 0; k < i; k++) rest -= at(lower, i, k) * (found[k] ?? 0);
    found[i] = rest / at(lower, i, i);
  }
  return found;
}

function solveUpper(lower: Matrix, right: Float64Array): Float64Array {
  const found = new Float64Array(right.length);
  for (let i = right.length - 1; i >= 0; i--) {
    let rest = right[i] ?? 0;
    for (let k = i + 1; k < right.length; k++) rest -= at(lower, k, i) * (found[k] ?? 0);
    found[i] = rest / at(lower, i, i);
  }
  return found;
}

function at(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}
