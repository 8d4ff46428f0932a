import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { densityThrough } from "../../../../shared/pages/charts/density.ts";

const percents = [10, 25, 50, 75, 90];

describe("densityThrough", () => {
  it("has half of its area between the quartiles of a log-normal distribution", () => {
    const z = [-1.2816, -0.6745, 0, 0.6745, 1.2816];
    const known = percents.map((percent, at) => ({
      percent,
      amount: Math.exp(11.5 + 0.3 * (z[at] ?? 0)),
    }));
    const points = densityThrough(known, 2_000);
    const area = (from: number, to: number) =>
      points
        .slice(1)
        .map((point, at) => ({ point, before: points[at] ?? point }))
        .filter(({ point }) => point.amount > from && point.amount <= to)
        .reduce(
          (sum, { point, before }) => sum + point.density * (point.amount - before.amount),
          0,
        );
    const whole = area(0, Number.POSITIVE_INFINITY);
    const middle = area(known[1]?.amount ?? 0, known[3]?.amount ?? 0);
    expect(middle / whole).toBeCloseTo(0.5 / 0.8, 2);
  });

  it("is never negative and spans the known percentiles, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20_000, max: 400_000 }), { minLength: 5, maxLength: 5 }),
        (amounts) => {
          const sorted = amounts.toSorted((a, b) => a - b);
          const known = percents.map((percent, at) => ({ percent, amount: sorted[at] ?? 0 }));
          const points = densityThrough(known);
          if (sorted[0] === sorted[4]) return expect(points).toEqual([]);
          for (const { density } of points) expect(density).toBeGreaterThanOrEqual(0);
          expect(points[0]?.amount).toBeCloseTo(sorted[0] ?? 0, 4);
          expect(points.at(-1)?.amount).toBeCloseTo(sorted[4] ?? 0, 4);
        },
      ),
    );
  });

  it("is empty with fewer than three percentiles", () => {
    expect(
      densityThrough([
        { percent: 10, amount: 1 },
        { percent: 50, amount: 2 },
      ]),
    ).toEqual([]);
  });
});
