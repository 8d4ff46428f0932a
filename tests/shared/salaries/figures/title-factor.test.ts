import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TitleStatistic } from "../../../../shared/reference/records.ts";
import { sourceBreakdown } from "../../../../shared/salaries/figures/source-breakdown.ts";
import { titleFactor } from "../../../../shared/salaries/figures/title-factor.ts";

const statistic: TitleStatistic = {
  roleSlug: "data-engineer",
  sourceId: "dol-lca-fy2024q1",
  count: 200,
  groups: 100,
  median: 120_000,
  p10: null,
  p90: null,
  contradicts: false,
  logSd: 0.3,
  occupationGroups: 400,
  occupationMedian: 100_000,
};

const statistics = fc.record({
  roleSlug: fc.constant("data-engineer"),
  sourceId: fc.constantFrom("dol-lca-fy2024q1", "ai-jobs", "usajobs", "nyc-jobs"),
  count: fc.integer({ min: 5, max: 10_000 }),
  groups: fc.integer({ min: 1, max: 5_000 }),
  median: fc.integer({ min: 30_000, max: 300_000 }),
  logSd: fc.double({ min: 0.05, max: 1, noNaN: true }),
  occupationGroups: fc.integer({ min: 1, max: 10_000 }),
  occupationMedian: fc.integer({ min: 30_000, max: 300_000 }),
  p10: fc.constant(null),
  p90: fc.constant(null),
  contradicts: fc.boolean(),
});
const severalSources = fc.uniqueArray(statistics, { maxLength: 4, selector: (s) => s.sourceId });

describe("the title factor", () => {
  it("shrinks the ratio of the medians according to its own error", () => {
    const variance = (1.2533 * 0.3) ** 2 * (1 / 100 + 1 / 400);
    const shrinkage = 0.1 ** 2 / (0.1 ** 2 + variance);
    const found = titleFactor([statistic], { tau: 0.1 });
    expect(found.factor).toBeCloseTo(1.2 ** shrinkage, 12);
    expect(found.se).toBeCloseTo(Math.sqrt(shrinkage * variance), 12);
    expect(found.observations).toBe(200);
  });

  it("gives a source less weight if sources differ about the same title", () => {
    const alone = titleFactor([statistic], { tau: 0.1 });
    const wary = titleFactor([statistic], { tau: 0.1, source_tau: 0.1 });
    expect(wary.shrinkage).toBeLessThan(alone.shrinkage / 1.5);
    expect(wary.factor).toBeLessThan(alone.factor);
  });

  it("weighs sources by their precision", () => {
    const vague = { ...statistic, sourceId: "usajobs", groups: 4, occupationGroups: 16 };
    const { weights, factor } = titleFactor([statistic, { ...vague, median: 80_000 }], {
      tau: 0.1,
    });
    const [first, second] = weights.map(({ weight }) => weight);
    expect(first).toBeCloseTo(25 / 26, 10);
    expect(second).toBeCloseTo(1 / 26, 10);
    expect(factor).toBeGreaterThan(1);
  });

  it("draws a title that contradicts its occupation to its own evidence", () => {
    const parameters = { tau: 0.1, contradicting_tau: 0.5 };
    const far = { ...statistic, median: 60_000 };
    const ordinary = titleFactor([far], parameters);
    const marked = titleFactor([{ ...far, contradicts: true }], parameters);
    expect(marked.contradicts).toBe(true);
    expect(marked.factor).toBeLessThan(ordinary.factor);
    expect(marked.factor).toBeCloseTo(0.6, 1);
  });

  it("stays inside what eight in ten of the title's own observations are paid", () => {
    const own = { ...statistic, p10: 118_000, p90: 122_000 };
    const other = { ...statistic, sourceId: "ai-jobs", count: 50, median: 80_000 };
    const { factor } = titleFactor([own, other], { tau: 0.1 });
    expect(factor).toBe(1.18);
  });

  it("trusts the pay scale of a government less, where it was found to differ more", () => {
    const federal = { ...statistic, sourceId: "usajobs" };
    const parameters = { tau: 0.1, source_tau: 0.1, scale_tau: 0.2 };
    expect(titleFactor([federal], parameters).shrinkage).toBeLessThan(
      titleFactor([statistic], parameters).shrinkage,
    );
  });

  it("keeps the occupation's wage for a title without observations", () => {
    expect(titleFactor([], { tau: 0.1 })).toMatchObject({ factor: 1, se: 0, shrinkage: 0 });
  });

  it("is never further from 1 than the ratios, and its weights sum to 1", () => {
    fc.assert(
      fc.property(severalSources, (known) => {
        const found = titleFactor(known, { tau: 0.09, source_tau: 0.13 });
        const ratios = known.map((source) => source.median / source.occupationMedian);
        expect(found.factor).toBeLessThanOrEqual(Math.max(1, ...ratios) + 1e-9);
        expect(found.factor).toBeGreaterThanOrEqual(Math.min(1, ...ratios) - 1e-9);
        const breakdown = Object.values(sourceBreakdown(found));
        const units = breakdown.map((weight) => Math.round(weight * 10_000));
        expect(units.reduce((total, unit) => total + unit, 0)).toBe(10_000);
        for (const [at, weight] of breakdown.entries()) {
          expect(weight).toBe((units[at] ?? Number.NaN) / 10_000);
          expect(weight).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("the source breakdown", () => {
  it("divides the shrinkage weight among the title sources and gives the survey the rest", () => {
    const weights = [
      { sourceId: "dol-lca-fy2024q1", weight: 0.75 },
      { sourceId: "ai-jobs", weight: 0.25 },
    ];
    expect(sourceBreakdown({ shrinkage: 0.4, weights })).toEqual({
      bls_oews: 0.6,
      dol_lca: 0.3,
      ai_jobs: 0.1,
    });
  });

  it("contains only the survey for a title without observations", () => {
    expect(sourceBreakdown({ shrinkage: 0, weights: [] })).toEqual({ bls_oews: 1 });
  });
});
