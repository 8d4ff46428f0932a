import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  expectedLogFactor,
  localFactor,
  localHalfWidth,
  localLogFactor,
  reliability,
} from "#shared/figures/local/local-model.ts";
import { isUnusual } from "#shared/figures/local/unusual-cell.ts";

const errors = { published_deviation: 0.09, sampling_variance: 0.6, hidden_deviation: 0.1 };
const cell = (employment: number | null, localMedian = 150_000) => ({
  localMedian,
  nationalMedian: 100_000,
  employment,
});
const following = { retention: 0.8, unusual_weight: 0.5 };
const employments = fc.integer({ min: 10, max: 100_000 });
const expectations = fc.double({ min: -0.5, max: 0.5, noNaN: true });

describe("the local factor", () => {
  it("adds up the effects, the price parity raised to its elasticity", () => {
    const effects = {
      occupation: 0.01,
      beta: 1.5,
      area: 0.02,
      areaMajor: 0.03,
      areaMinor: -0.01,
      occupationState: 0.05,
    };
    expect(Math.exp(expectedLogFactor(effects, 110))).toBeCloseTo(1.1 ** 1.5 * Math.exp(0.1), 12);
  });

  it("is the model's where nothing is published", () => {
    expect(localFactor(Math.log(1.25), null, following, false)).toBe(1.25);
  });

  it("lies between the model and what was published, never beyond either", () => {
    fc.assert(
      fc.property(expectations, employments, (expected, employment) => {
        const observed = Math.log(1.5);
        const between = localLogFactor(expected, cell(employment), following, false);
        expect(between).toBeGreaterThanOrEqual(Math.min(expected, observed) - 1e-12);
        expect(between).toBeLessThanOrEqual(Math.max(expected, observed) + 1e-12);
      }),
    );
  });

  it("comes nearer to what was published the more people it was published of", () => {
    fc.assert(
      fc.property(employments, employments, (a, b) => {
        const distance = (employment: number) =>
          Math.abs(localLogFactor(0, cell(employment), following, false) - Math.log(1.5));
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        expect(distance(more)).toBeLessThanOrEqual(distance(fewer));
      }),
    );
  });

  it("follows an unusual median by half", () => {
    const plain = localLogFactor(0, cell(1_000), following, false);
    expect(localLogFactor(0, cell(1_000), following, true)).toBeCloseTo(plain / 2, 12);
  });

  it("calls a median unusual that is beyond nine in ten of the nation, but for what is expected there", () => {
    const high = { ...cell(1_000), p10: 60_000, p90: 145_000 };
    expect(isUnusual(0, high)).toBe(true);
    expect(isUnusual(0.1, high)).toBe(false);
    expect(isUnusual(0, { ...cell(1_000, 55_000), p10: 60_000, p90: 145_000 })).toBe(true);
    expect(isUnusual(0, { ...cell(1_000), p10: null, p90: null })).toBe(false);
  });

  it("counts an unpublished employment as 20 workers", () => {
    expect(reliability(null)).toBe(reliability(20));
    expect(reliability(20)).toBeCloseTo(0.0064 / (0.0064 + 0.05), 12);
  });
});

describe("its half-width", () => {
  it("narrows with employment and grows with the occupation's spread", () => {
    expect(localHalfWidth(cell(50), 1, errors)).toBeGreaterThan(
      localHalfWidth(cell(5_000), 1, errors),
    );
    expect(localHalfWidth(null, 2, errors)).toBe(0.392);
    expect(localHalfWidth(cell(1_000_000_000), 1, errors)).toBe(0.1764);
  });
});
