import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sourceBreakdown } from "#shared/figures/source-breakdown.ts";
import { type TitleFactorParameters, titleFactor } from "#shared/figures/title-factor.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { TitleStatistic } from "#shared/reference/records.ts";
import { titleParameters } from "../salaries/records.ts";

const statistic: TitleStatistic = {
  roleSlug: "data-engineer",
  sourceId: "dol-lca-fy2024q1",
  count: 200,
  groups: 100,
  median: 120_000,
  p10: null,
  p90: null,
  adjustedLogRatio: null,
  adjustedGroups: null,
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
  adjustedLogRatio: fc.constant(null),
  adjustedGroups: fc.constant(null),
  contradicts: fc.boolean(),
});
const severalSources = fc.uniqueArray(statistics, { maxLength: 4, selector: (s) => s.sourceId });

/** The factor of a title that is no name of its occupation. */
const factorOf = (
  own: readonly TitleStatistic[],
  parameters: Partial<TitleFactorParameters> = {},
) =>
  titleFactor(
    { socCode: "15-1243", namesOccupation: false, statistics: own },
    { ...titleParameters, ...parameters },
  );

describe("the title factor", () => {
  it("shrinks the ratio of the medians according to its own error", () => {
    const variance = (1.2533 * 0.3) ** 2 * (1 / 100 + 1 / 400);
    const shrinkage = 0.1 ** 2 / (0.1 ** 2 + variance);
    const found = factorOf([statistic], { tau: 0.1 });
    expect(found.factor).toBeCloseTo(1.2 ** shrinkage, 12);
    expect(found.se).toBeCloseTo(Math.sqrt(shrinkage * variance), 12);
    expect(found.observations).toBe(200);
  });

  it("gives a source less weight if sources differ about the same title", () => {
    const alone = factorOf([statistic], { tau: 0.1 });
    const wary = factorOf([statistic], { tau: 0.1, source_tau: 0.1 });
    expect(wary.shrinkage).toBeLessThan(alone.shrinkage / 1.5);
    expect(wary.factor).toBeLessThan(alone.factor);
  });

  it("weighs sources by their precision", () => {
    const vague = { ...statistic, sourceId: "usajobs", groups: 4, occupationGroups: 16 };
    const { weights, factor } = factorOf([statistic, { ...vague, median: 80_000 }], {
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
    const ordinary = factorOf([far], parameters);
    const marked = factorOf([{ ...far, contradicts: true }], parameters);
    expect(marked.contradicts).toBe(true);
    expect(marked.factor).toBeLessThan(ordinary.factor);
    expect(marked.factor).toBeCloseTo(0.6, 1);
  });

  it("stays inside what eight in ten of the title's own observations are paid", () => {
    const own = { ...statistic, p10: 118_000, p90: 122_000 };
    const other = { ...statistic, sourceId: "ai-jobs", count: 50, median: 80_000 };
    const { factor } = factorOf([own, other], { tau: 0.1 });
    expect(factor).toBe(1.18);
  });

  it("trusts the pay scale of a government less, where it was found to differ more", () => {
    const federal = { ...statistic, sourceId: "usajobs" };
    const parameters = { tau: 0.1, source_tau: 0.1, scale_tau: 0.2 };
    expect(factorOf([federal], parameters).shrinkage).toBeLessThan(
      factorOf([statistic], parameters).shrinkage,
    );
  });

  it("follows a comparison within employers instead of the medians, with its own error", () => {
    const compared = { ...statistic, adjustedLogRatio: -0.03, adjustedGroups: 100 };
    const variance = 0.25 ** 2 / 100 + 0.07 ** 2;
    const shrinkage = 0.1 ** 2 / (0.1 ** 2 + variance);
    const found = factorOf([compared]);
    expect(found.factor).toBeCloseTo(Math.exp(-0.03 * shrinkage), 12);
    expect(found.se).toBeCloseTo(Math.sqrt(shrinkage * variance), 12);
    const posted = { ...compared, sourceId: "ai-jobs" };
    const wider = 0.1 ** 2 / (0.1 ** 2 + 0.35 ** 2 / 100 + 0.07 ** 2);
    expect(factorOf([posted]).shrinkage).toBeCloseTo(wider, 12);
  });

  it("limits no factor to ratios of medians that it does not follow", () => {
    const own = { ...statistic, p10: 118_000, p90: 122_000 };
    expect(factorOf([{ ...own, adjustedLogRatio: -0.1, adjustedGroups: 900 }]).bounded).toBe(false);
    expect(factorOf([{ ...own, median: 80_000 }]).bounded).toBe(true);
  });

  it("takes the mean of the occupation's titles off", () => {
    const plain = factorOf([statistic]);
    const centered = factorOf([statistic], { centers: { "15-1243": 0.04 } });
    expect(centered.factor).toBeCloseTo(plain.factor * Math.exp(-0.04), 12);
    expect(factorOf([statistic], { centers: { "15-1252": 0.04 } }).factor).toBe(plain.factor);
    const marked = [{ ...statistic, contradicts: true }];
    const apart = factorOf(marked, { centers: { "15-1243": 0.04 } }).factor;
    expect(apart).toBe(factorOf(marked).factor);
  });

  it("keeps the occupation's wage for a title without observations, and is less certain", () => {
    const found = factorOf([], { centers: { "15-1243": 0.04 } });
    expect(found).toMatchObject({ evidence: "unknown", factor: 1, se: 0.11, shrinkage: 0 });
    for (const groups of [5, 50, 5000]) {
      expect(factorOf([{ ...statistic, groups }]).se).toBeLessThan(found.se);
    }
  });

  it("is 1 without an error for a name of the occupation, whatever is known of it", () => {
    const worksheet = createWorksheet();
    const named = { socCode: "15-1243", namesOccupation: true, statistics: [statistic] };
    const parameters = { ...titleParameters, centers: { "15-1243": 0.04 } };
    const found = titleFactor(named, parameters, worksheet);
    expect(found).toMatchObject({ evidence: "names_occupation", factor: 1, se: 0, weights: [] });
    expect(worksheet.steps.size).toBe(0);
  });

  it("is never further from 1 than the ratios, and its weights sum to 1", () => {
    fc.assert(
      fc.property(severalSources, (known) => {
        const found = factorOf(known, { tau: 0.09, source_tau: 0.13 });
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
