import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/salary-fields.ts";
import type { OuterPercentile } from "#shared/figures/distribution.ts";
import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import { levelMultiplier } from "#shared/figures/level-multiplier.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { dataset, developer, metroWages, sanFrancisco, wagesOf } from "../salaries/records.ts";

type Ratios = Partial<Record<OuterPercentile, number>>;

/** The multipliers of all levels where percentiles are these times the median. */
function ladder(ratios: Ratios, scale: "specified" | "fitted" = "fitted"): number[] {
  const ratioOf = (name: OuterPercentile) => {
    const value = ratios[name];
    return value === undefined ? null : { value, from: "step:ratio" };
  };
  return experienceLevels.map(
    (level) => levelMultiplier(createWorksheet(), { level, scale }, ratioOf).value,
  );
}

const specified = experienceLevels.map((level) => experience[level].multiplier);

describe("the ladder of levels", () => {
  it("keeps its order and stays within the 10th and the 90th percentile, wherever they are", () => {
    const spread = fc.record({
      p10: fc.double({ min: 0.2, max: 0.999, noNaN: true }),
      p90: fc.double({ min: 1.001, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(spread, ({ p10, p90 }) => {
        const [entry = 0, mid = 0, senior = 0, staff = 0] = ladder({ p10, p90 });
        expect(entry).toBeLessThanOrEqual(mid);
        expect(mid).toBe(1);
        expect(senior).toBeGreaterThanOrEqual(mid);
        expect(staff).toBeGreaterThanOrEqual(senior);
        expect(entry).toBeGreaterThanOrEqual(p10);
        expect(staff).toBeLessThanOrEqual(p90);
        // It is only ever shortened.
        expect(entry).toBeGreaterThanOrEqual(0.78);
        expect(staff).toBeLessThanOrEqual(1.55);
      }),
    );
  });

  it("is shortened on each side by itself, in logs", () => {
    const [entry, , senior, staff] = ladder({ p10: 0.6, p90: 1.24 });
    expect(entry).toBe(0.78);
    expect(staff).toBeCloseTo(1.24, 5);
    expect(senior).toBeCloseTo(1.28 ** (Math.log(1.24) / Math.log(1.55)), 5);
    expect(ladder({ p10: 0.9, p90: 2 })).toEqual([expect.closeTo(0.9, 5), 1, 1.28, 1.55]);
  });

  it("is as specified where the percentile is not published, or the basis asks for it", () => {
    expect(ladder({})).toEqual(specified);
    expect(ladder({ p10: 0.9, p90: 1.1 }, "specified")).toEqual(specified);
  });
});

describe("an estimate at a level", () => {
  const nation = wagesOf(2025, 135_980, { p10: 120_000, p90: 170_000 });
  const role = { ...developer, wages: [...developer.wages.slice(0, -1), nation] };
  const quarter = { year: 2025, quarter: 2 };
  const input: Omit<EstimateInput, "level" | "place" | "basis"> = { dataset, role, quarter };
  const place = { city: sanFrancisco, wages: { metro: metroWages, state: null } };

  it("is inside the nation's distribution without a city, in either basis", () => {
    for (const basis of ["local", "price_parity"] as const) {
      const staff = estimate({ ...input, place: null, basis, level: "staff" });
      const entry = estimate({ ...input, place: null, basis, level: "entry" });
      expect(staff?.median).toBe(170_000);
      expect(staff?.levelMultiplier).toBeCloseTo(170_000 / 135_980, 5);
      expect(entry?.median).toBe(120_000);
    }
  });

  it("is the specification's arithmetic by price parity", () => {
    for (const level of experienceLevels) {
      const figures = estimate({ ...input, place, basis: "price_parity", level });
      const { multiplier } = experience[level];
      expect(figures?.levelMultiplier).toBe(multiplier);
      expect(figures?.median).toBe(Math.round(135_980 * multiplier * 1.15613));
    }
  });

  it("says in its steps how the level came about", () => {
    const { worksheet } =
      estimate({ ...input, place: null, basis: "local", level: "senior" }) ?? {};
    expect(worksheet?.steps.get("experience.share")).toMatchObject({ operation: "ladder_share" });
    expect(worksheet?.steps.get("experience.exact_multiplier")?.inputs).toMatchObject([
      { name: "multiplier", value: 1.28, from: "parameter:experience_multiplier" },
      { name: "share", from: "step:experience.share" },
    ]);
  });
});
