import { describe, expect, it } from "vitest";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { computeProbabilities } from "#shared/salaries/evaluate/probabilities.ts";

/** With an interval of one standard deviation of 10% below, and 20% above. */
const probabilities = (midpoint: number, p25: number | null, p75: number | null) => {
  const traced = (value: number) => ({ value, from: "parameter:test" });
  const found = computeProbabilities(createWorksheet(), {
    midpoint: traced(midpoint),
    p25: p25 === null ? null : traced(p25),
    p75: p75 === null ? null : traced(p75),
    widths: { lower: traced(0.1 * 1.96), upper: traced(0.2 * 1.96) },
  });
  return Object.fromEntries(
    Object.entries(found).map(([name, traced]) => [name, traced?.value ?? null]),
  );
};

describe("the probabilities of an amount", () => {
  it("are even at an edge of the middle half", () => {
    expect(probabilities(80_000, 80_000, 400_000)).toMatchObject({ below: 0.5, within: 0.5 });
    expect(probabilities(80_000, 10_000, 80_000)).toMatchObject({ within: 0.5, above: 0.5 });
  });

  it("take the side of the interval on which the distribution would have to lie", () => {
    const oneOff = Math.exp(0.1);
    // One standard deviation below an edge, where the interval is narrow, and half of one above.
    expect(probabilities(80_000 / oneOff, 80_000, 4e6).below).toBeCloseTo(0.8413, 4);
    expect(probabilities(80_000 * oneOff, 10_000, 80_000).above).toBeCloseTo(0.6915, 4);
    expect(probabilities(80_000 * oneOff, 80_000, 4e6).below).toBeCloseTo(0.3085, 4);
  });

  it("are null where they need a percentile that is not published", () => {
    expect(probabilities(50_000, 80_000, null)).toEqual({ below: 1, within: null, above: null });
    expect(probabilities(50_000, null, 80_000)).toEqual({ below: null, within: null, above: 0 });
  });

  it("are certain of no pay at all", () => {
    expect(probabilities(0, 30_000, 40_000)).toEqual({ below: 1, within: 0, above: 0 });
  });
});
