import { describe, expect, it } from "vitest";
import { invertPositiveDefinite } from "#seeds/build/regression/cholesky.ts";
import { fitLeastSquares } from "#seeds/build/regression/least-squares.ts";

describe("least squares", () => {
  it("matches a calculation by hand: three points, a slope of 2 and residuals 1/3, -2/3, 1/3", () => {
    // x = 0, 1, 2; y = 1, 2, 5: slope 2, intercept 2/3.
    const rows = [0, 1, 2].map((x) => [1, x]);
    const { coefficients, rSquared } = fitLeastSquares(["constant", "x"], rows, [1, 2, 5]);
    expect(coefficients[0]?.value).toBeCloseTo(2 / 3, 12);
    expect(coefficients[1]?.value).toBeCloseTo(2, 12);
    expect(rSquared).toBeCloseTo(1 - 6 / 9 / (26 / 3), 12);
    // HC1 of the slope: 3 / (3 - 2) × Σ (x - 1)² e² / 2² = 3 × (1/9 + 1/9) / 4 = 1/6.
    expect(coefficients[1]?.standardError).toBeCloseTo(Math.sqrt(1 / 6), 12);
    // The weights of the points in the intercept are 5/6, 1/3, -1/6.
    const variance = 3 * ((25 / 36 + 1 / 36) / 9 + (1 / 9) * (4 / 9));
    expect(coefficients[0]?.standardError).toBeCloseTo(Math.sqrt(variance), 12);
  });

  it("leaves a residual orthogonal to every column", () => {
    const rows = Array.from({ length: 40 }, (_, i) => [1, i, (i * 7) % 5, (i * 3) % 11]);
    const outcome = rows.map((_, i) => Math.sin(i) + i / 3);
    const { coefficients } = fitLeastSquares(["c", "a", "b", "d"], rows, outcome);
    const residual = rows.map(
      (row, i) =>
        (outcome[i] ?? 0) -
        row.reduce((total, value, k) => total + value * (coefficients[k]?.value ?? 0), 0),
    );
    for (let k = 0; k < 4; k++) {
      const product = rows.reduce((sum, row, i) => sum + (row[k] ?? 0) * (residual[i] ?? 0), 0);
      expect(product).toBeCloseTo(0, 8);
    }
  });

  it("rejects a linearly dependent column by name, and too few rows", () => {
    const rows = [0, 1, 2, 3, 4].map((x) => [1, x, 2 * x + 1]);
    const fit = () => fitLeastSquares(["constant", "x", "twin"], rows, [1, 2, 3, 4, 5]);
    expect(fit).toThrow("The column twin is a combination of those before it.");
    expect(() => fitLeastSquares(["constant"], [[1]], [1])).toThrow("fewer rows");
  });

  it("inverts by Cholesky", () => {
    const matrix = [
      [4, 2],
      [2, 3],
    ].map((row) => Float64Array.from(row));
    const inverse = invertPositiveDefinite(matrix, ["a", "b"]).flatMap((row) => [...row]);
    for (const [at, expected] of [3 / 8, -1 / 4, -1 / 4, 1 / 2].entries()) {
      expect(inverse[at]).toBeCloseTo(expected, 12);
    }
  });
});
