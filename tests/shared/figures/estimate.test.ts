import { describe, expect, it } from "vitest";
import type { ExperienceLevel } from "#shared/contract/levels.ts";
import { estimate, type Figures } from "#shared/figures/estimate.ts";
import type { Place } from "#shared/figures/place.ts";
import type { Role, TitleStatistic } from "#shared/reference/records.ts";
import {
  dataset,
  developer,
  developers,
  metroWages,
  sanFrancisco,
  wagesOf,
} from "../salaries/records.ts";

const release = { year: 2025, quarter: 2 };
const place: Place = { city: sanFrancisco, wages: { metro: metroWages, state: null } };
const observedTitle: TitleStatistic = {
  roleSlug: "software-engineer",
  sourceId: "ai-jobs",
  count: 60,
  groups: 60,
  median: 110,
  p10: null,
  p90: null,
  adjustedLogRatio: null,
  adjustedGroups: null,
  contradicts: false,
  logSd: 0.3,
  occupationGroups: 600,
  occupationMedian: 100,
};

function figures(
  given: {
    role?: Role;
    place?: Place | null;
    level?: ExperienceLevel;
    quarter?: typeof release;
  } = {},
): Figures {
  const found = estimate({
    dataset,
    role: developer,
    place: null,
    basis: "price_parity",
    level: "any",
    quarter: release,
    ...given,
  });
  if (!found) throw new Error("no estimate");
  return found;
}

describe("an estimate", () => {
  it("is the published wage for the nation, in the quarter of a release, at mid level", () => {
    expect(figures()).toMatchObject({ low: 105210, median: 135980, high: 171980 });
  });

  it("multiplies by the price parity of the metropolitan area", () => {
    const { low, median, high } = figures({ place });
    expect(median).toBe(Math.round(135980 * 1.15613));
    expect(low).toBe(Math.round(105210 * 1.15613));
    expect(high).toBe(Math.round(171980 * 1.15613));
  });

  it("uses the parity of the quarter's year, or the latest earlier one", () => {
    const quarter = { year: 2023, quarter: 2 };
    expect(figures({ place, quarter }).median).toBe(Math.round(132270 * 1.17551));
    expect(figures({ place }).city).toMatchObject({ parity: { year: 2024 } });
  });

  it.each([
    ["entry", 0.78],
    ["senior", 1.28],
    ["staff", 1.55],
  ] as const)(
    "by price parity scales %s by %d relative to mid level, up to rounding",
    (level, multiplier) => {
      const mid = figures({ place });
      const other = figures({ place, level });
      expect(Math.abs(other.median - mid.median * multiplier)).toBeLessThanOrEqual(1.3);
      const width = (one: Figures) => Math.log(one.median / one.confidenceLower);
      const deviation = { entry: 0.11, senior: 0.09, staff: 0.17 }[level];
      expect(width(other)).toBeCloseTo(Math.hypot(width(mid), 1.96 * deviation), 4);
    },
  );

  it("multiplies every figure by the title factor, and rounds once", () => {
    const role = { ...developer, namesOccupation: false, statistics: [observedTitle] };
    const found = figures({ role });
    const { factor } = found.title;
    expect(factor).toBeGreaterThan(1.01);
    expect(found).toMatchObject({
      low: Math.round(105210 * factor),
      median: Math.round(135980 * factor),
      high: Math.round(171980 * factor),
    });
  });

  it("omits a percentile that is not published and keeps the median", () => {
    const wages = [...developers.slice(0, -1), wagesOf(2025, 135980, { p75: null })];
    expect(figures({ role: { ...developer, wages } })).toMatchObject({
      low: expect.any(Number),
      median: 135980,
      high: null,
    });
  });

  it("does not exist if no median is published", () => {
    const wages = [wagesOf(2025, null)];
    const role = { ...developer, wages };
    expect(
      estimate({
        dataset,
        role,
        place: null,
        basis: "price_parity",
        level: "any",
        quarter: release,
      }),
    ).toBeNull();
  });

  it("counts the title's observations, or else the occupation's filings, and the wage cells", () => {
    expect(figures().sampleSize).toBe(500 + 3);
    expect(
      figures({ role: { ...developer, namesOccupation: false, statistics: [observedTitle] } })
        .sampleSize,
    ).toBe(63);
    // Carried forward: the three cells of the last release, and the two medians of all occupations.
    expect(figures({ quarter: { year: 2026, quarter: 3 } }).sampleSize).toBe(500 + 5);
  });
});

describe("its interval", () => {
  const z = 1.96;

  it("is the survey's own sampling error for the nation", () => {
    const wages = [...developers.slice(0, -1), wagesOf(2025, 135980, { meanRse: 4 })];
    const { confidenceLower, confidenceUpper } = figures({ role: { ...developer, wages } });
    const width = z * 0.04;
    expect(confidenceLower).toBe(Math.round(135980 * Math.exp(-width)));
    expect(confidenceUpper).toBe(Math.round(135980 * Math.exp(width)));
  });

  it("adds the measured error of the occupation's band in a city, separately for each side", () => {
    const { confidenceLower, confidenceUpper } = figures({ place });
    const median = 135980 * 1.15613;
    expect(confidenceLower).toBe(Math.round(median * Math.exp(-Math.hypot(0.28, z * 0.004))));
    expect(confidenceUpper).toBe(Math.round(median * Math.exp(Math.hypot(0.1, z * 0.004))));
  });

  it("falls back to the band of the major group", () => {
    const occupation = { ...developer.occupation, socCode: "15-2099" };
    const { confidenceUpper, median } = figures({ place, role: { ...developer, occupation } });
    expect(Math.log(confidenceUpper / median)).toBeCloseTo(Math.hypot(0.25, z * 0.004), 4);
  });

  it("is never narrower than 4% either way", () => {
    const { median, confidenceLower, confidenceUpper } = figures();
    expect(confidenceLower / median).toBeCloseTo(0.96, 3);
    expect(confidenceUpper / median).toBeGreaterThan(1.04);
  });

  it("is wider for a title without evidence than for one with evidence", () => {
    const width = (role: Role) => {
      const { confidenceLower, median } = figures({ role });
      return Math.log(median / confidenceLower);
    };
    const unknown = width({ ...developer, namesOccupation: false });
    expect(unknown).toBeCloseTo(Math.hypot(z * 0.11, z * 0.004), 4);
    const known = { ...developer, namesOccupation: false, statistics: [observedTitle] };
    expect(unknown).toBeGreaterThan(width(known));
    expect(width(developer)).toBeLessThan(width(known));
  });

  it("widens by the title factor's error", () => {
    const role = { ...developer, namesOccupation: false, statistics: [observedTitle] };
    const { confidenceLower, median, title } = figures({ role });
    expect(Math.log(median / confidenceLower)).toBeCloseTo(Math.hypot(z * title.se, z * 0.004), 4);
  });
});

describe("its sources", () => {
  const kinds = (found: Figures) =>
    found.comparisons.filter((one) => one.disagrees).map((one) => one.kind);

  it("disagree if the metropolitan area's pay differs by more than 15%", () => {
    const [comparison] = figures({ place }).comparisons.filter((one) => one.kind === "metro_wage");
    expect(comparison).toMatchObject({ other: 186640, disagrees: true });
    expect(comparison?.own).toBeCloseTo(135980 * 1.15613, 6);
    expect(comparison?.difference).toBeCloseTo(186640 / (135980 * 1.15613) - 1, 10);
  });

  it("are compared without the level and the title factor", () => {
    const role = { ...developer, namesOccupation: false, statistics: [observedTitle] };
    expect(figures({ place, role, level: "staff" }).comparisons).toEqual(
      figures({ place }).comparisons,
    );
  });

  it("agree within 15%", () => {
    const metro = wagesOf(2025, 170_000, { areaCode: "41860" });
    const wages = { metro, state: null };
    expect(kinds(figures({ place: { city: sanFrancisco, wages } }))).toEqual([]);
  });

  it("disagree if filed wages differ from the survey's of the same date", () => {
    const filed = (filedWageMedian: number, filedWageCount = 500) => ({
      ...developer,
      occupation: { ...developer.occupation, filedWageMedian, filedWageCount },
    });
    const survey = Math.sqrt(132270 * 133080);
    expect(kinds(figures({ role: filed(survey * 1.16) }))).toEqual(["filed_wages"]);
    expect(kinds(figures({ role: filed(survey * 0.84) }))).toEqual(["filed_wages"]);
    expect(kinds(figures({ role: filed(survey * 1.14) }))).toEqual([]);
    expect(figures({ role: filed(survey * 1.16, 29) }).comparisons).toEqual([]);
  });
});
