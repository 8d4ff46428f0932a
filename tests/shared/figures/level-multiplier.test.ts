import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels, type FigureLevel, grades, payLevels } from "#shared/contract/levels.ts";
import type { OuterPercentile } from "#shared/figures/distribution.ts";
import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import { levelMultiplier } from "#shared/figures/level-multiplier.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import {
  dataset,
  developer,
  metroWages,
  experienceParameters as parameters,
  sanFrancisco,
  wagesOf,
} from "../salaries/records.ts";

type Ratios = Partial<Record<OuterPercentile, number>>;

/** The multipliers of some levels where percentiles are these times the median. */
function ladder(
  ratios: Ratios,
  {
    levels = experienceLevels,
    socCode = "29-1141",
    scale = "measured",
  }: {
    levels?: readonly FigureLevel[];
    socCode?: string;
    scale?: "specified" | "measured";
  } = {},
): number[] {
  const ratioOf = (name: OuterPercentile) => {
    const value = ratios[name];
    return value === undefined ? null : { value, from: "step:ratio" };
  };
  return levels.map(
    (level) =>
      levelMultiplier(createWorksheet(), { level, scale, socCode, parameters }, ratioOf).value,
  );
}

const measured = [0.76, 0.87, 0.99, 1.14];
const byGrade = grades.map((grade) => `grade-${grade}` as const);

describe("the ladder of levels", () => {
  it("is what people of a level are paid over everyone, wherever that is published pay", () => {
    expect(ladder({ p10: 0.6, p90: 1.6 })).toEqual(measured);
    expect(ladder({})).toEqual(measured);
    expect(ladder({ p10: 0.6, p90: 1.6 }, { levels: ["any"] })).toEqual([1]);
  });

  it("keeps its order and stays within the 10th and the 90th percentile, wherever they are", () => {
    const spread = fc.record({
      p10: fc.double({ min: 0.2, max: 0.999, noNaN: true }),
      p90: fc.double({ min: 1.001, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(spread, ({ p10, p90 }) => {
        const steps = ladder({ p10, p90 });
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(p10);
        expect(Math.max(...steps)).toBeLessThanOrEqual(p90);
      }),
    );
  });

  it("has the steps of the field, where there are some", () => {
    const ratios = [0.82, 0.9, 0.98, 1.09] as const;
    const all = parameters.fields.all;
    if (!all) throw new Error("The records have no steps for all fields.");
    const ofNurses = {
      ...parameters,
      fields: { all, "29": { ...all, ratios: [...ratios] as typeof all.ratios } },
    };
    const step = (socCode: string) =>
      levelMultiplier(
        createWorksheet(),
        { level: "staff", scale: "measured", socCode, parameters: ofNurses },
        () => null,
      ).value;
    expect(step("29-1141")).toBe(1.09);
    expect(step("35-3031")).toBe(1.14);
  });

  it("is the postings' for a grade in computing, and everyone's for one in another field", () => {
    const computing = { levels: byGrade, socCode: "15-1252" };
    expect(ladder({}, computing)).toEqual([0.763, 0.904, 1.082, 1.247]);
    expect(ladder({}, { levels: byGrade })).toEqual([1, 1, 1, 1]);
  });

  it("is as specified where the basis asks for it, for the levels that are called by a grade, too", () => {
    const specified = payLevels.map((level) => experience[level].multiplier);
    const ratios = { p10: 0.9, p90: 1.1 };
    expect(ladder(ratios, { levels: payLevels, scale: "specified" })).toEqual(specified);
    expect(ladder(ratios, { levels: byGrade, scale: "specified" })).toEqual([0.78, 1, 1.28, 1.55]);
  });
});

describe("an estimate at a level", () => {
  const nation = wagesOf(2025, 135_980, { p10: 120_000, p90: 150_000 });
  const role = { ...developer, wages: [...developer.wages.slice(0, -1), nation] };
  const quarter = { year: 2025, quarter: 2 };
  const input: Omit<EstimateInput, "level" | "place" | "basis"> = { dataset, role, quarter };
  const place = { city: sanFrancisco, wages: { metro: metroWages, state: null } };

  it("is inside the nation's distribution without a city, in either basis", () => {
    for (const basis of ["local", "price_parity"] as const) {
      const staff = estimate({ ...input, place: null, basis, level: "staff" });
      const entry = estimate({ ...input, place: null, basis, level: "entry" });
      expect(staff?.median).toBe(150_000);
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

  it("has a wider interval than everyone's, widest where no source prices the grade", () => {
    const nurse = { ...role, occupation: { ...role.occupation, socCode: "29-1141" } };
    const width = (level: FigureLevel) => {
      const figures = estimate({ ...input, role: nurse, place: null, basis: "local", level });
      return Math.log((figures?.confidenceUpper ?? 0) / (figures?.median ?? 1));
    };
    expect(width("mid")).toBeGreaterThan(width("any"));
    expect(width("entry")).toBeGreaterThan(width("mid"));
    expect(width("grade-junior")).toBeGreaterThan(width("entry"));
  });

  it("says in its steps how the level came about", () => {
    const { worksheet } = estimate({ ...input, place: null, basis: "local", level: "staff" }) ?? {};
    expect(worksheet?.steps.get("experience.effective_multiplier")).toMatchObject({
      operation: "min",
      inputs: [
        { name: "step", value: 1.14, from: "source:experience-ladder/all/staff" },
        { name: "percentile", from: "step:ratio.nation.p90" },
      ],
    });
  });
});
