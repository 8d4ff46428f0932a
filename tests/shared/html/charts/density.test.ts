import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Density, densityThrough } from "#shared/html/charts/density.ts";

const percents = [10, 25, 50, 75, 90];

/** The area below the curve, in whatever unit. */
function areaOf(density: Density, from: number, to: number): number {
  const steps = 4_000;
  const width = (to - from) / steps;
  return Array.from(
    { length: steps },
    (_, at) => density.at(from + (at + 0.5) * width) * width,
  ).reduce((sum, part) => sum + part, 0);
}

const through = (amounts: readonly number[], least?: number) =>
  densityThrough(
    percents.map((percent, at) => ({ percent, amount: amounts[at] ?? 0 })),
    least,
  );

describe("densityThrough", () => {
  it("has half of its area between the quartiles of a log-normal distribution, and a tenth beyond each end", () => {
    const z = [-1.2816, -0.6745, 0, 0.6745, 1.2816];
    const amounts = z.map((quantile) => Math.exp(11.5 + 0.3 * quantile));
    const density = through(amounts);
    if (!density) throw new Error("There is no curve.");
    const whole = areaOf(density, density.whole.from, density.whole.to);
    const [p10 = 0, p25 = 0, , p75 = 0, p90 = 0] = amounts;
    expect(areaOf(density, p25, p75) / whole).toBeCloseTo(0.5, 1);
    expect(areaOf(density, density.whole.from, p10) / whole).toBeCloseTo(0.1, 1);
    expect(areaOf(density, p90, density.whole.to) / whole).toBeCloseTo(0.1, 1);
  });

  it("is never negative, has no step at the known ends, and thins out, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20_000, max: 400_000 }), { minLength: 5, maxLength: 5 }),
        (amounts) => {
          const sorted = amounts.toSorted((a, b) => a - b);
          const density = through(sorted);
          if (sorted[0] === sorted[4]) {
            // What an assertion returns, fast-check would take for the property's answer.
            expect(density).toBeNull();
            return;
          }
          if (!density) throw new Error("There is no curve.");
          const { known, whole } = density;
          expect(whole.from).toBeLessThanOrEqual(known.from);
          expect(whole.to).toBeGreaterThan(known.to);
          for (const end of [known.from, known.to]) {
            const [before, after] = [density.at(end * (1 - 1e-7)), density.at(end * (1 + 1e-7))];
            // A law may forbid what is before.
            if (before > 0) expect(after / before).toBeCloseTo(1, 3);
          }
          for (let at = 0; at <= 40; at++) {
            expect(
              density.at(whole.from + ((whole.to - whole.from) * at) / 40),
            ).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it("has nobody below the minimum wage that the lowest percentiles were raised to", () => {
    const amounts = [30_000, 34_000, 40_000, 47_000, 55_000];
    const raised = through(amounts.map((amount) => Math.max(amount, 40_000)));
    expect(raised?.whole.from).toBeCloseTo(40_000, 4);
    expect(raised?.at(39_000)).toBe(0);
    // Most people are at the minimum, so the curve falls from there.
    const densities = [40_000, 43_000, 47_000, 52_000].map((amount) => raised?.at(amount) ?? 0);
    expect(densities).toEqual(densities.toSorted((a, b) => b - a));
    expect(through(amounts, 30_000)?.at(29_000), "the lowest is the law's").toBe(0);
    expect(through(amounts, 28_000)?.at(29_000), "and where it is higher").toBeGreaterThan(0);
  });

  it("is nothing with fewer than three percentiles", () => {
    expect(
      densityThrough([
        { percent: 10, amount: 1 },
        { percent: 50, amount: 2 },
      ]),
    ).toBeNull();
  });
});
