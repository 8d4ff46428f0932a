import fc from "fast-check";
import { expect, it } from "vitest";
import { normalDistribution } from "#shared/figures/worksheet/normal-distribution.ts";

// Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1.
it.each([
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.96, 0.975002104851779],
  [3, 0.998650101968369],
  [-2, 0.02275013194818],
])("is the tabulated value at %d", (x, expected) => {
  expect(normalDistribution(x)).toBeCloseTo(expected, 13);
});

it("is certain far out, also at infinity", () => {
  expect([-40, -Infinity].map(normalDistribution)).toEqual([0, 0]);
  expect([40, Infinity].map(normalDistribution)).toEqual([1, 1]);
});

it("rises, and is symmetric", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (x, more) => {
        expect(normalDistribution(x + more)).toBeGreaterThanOrEqual(normalDistribution(x) - 1e-15);
        expect(normalDistribution(x) + normalDistribution(-x)).toBeCloseTo(1, 12);
      },
    ),
  );
});
