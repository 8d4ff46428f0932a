import { describe, expect, it } from "vitest";
import { legalMinimum } from "#shared/figures/legal-minimum.ts";
import type { MinimumWage } from "#shared/reference/records.ts";
import { dataset, developer, sanFrancisco } from "../salaries/records.ts";

const wage = (day: string, hourly: number): MinimumWage => ({
  ...{ day, effectiveFrom: day, hourly, jurisdiction: "San Francisco, CA" },
  ...{ scope: null, provision: null, missing: null },
  ...{ higherHourly: null, higherJurisdiction: null, higherScope: null },
});
const city = {
  ...sanFrancisco,
  minimumWages: [wage("2026-01-01", 19.18), wage("2026-07-01", 19.61)],
};
const place = { city, wages: { metro: null, state: null } };
const nation = {
  ...dataset,
  minimumWages: [{ ...wage("2026-01-01", 7.25), jurisdiction: "United States" }],
};
const at = (year: number, quarter: number) => ({ year, quarter });

describe("the legal minimum", () => {
  it("is the rate in force on the quarter's last day, for 2,080 hours, never a cent below", () => {
    const find = (year: number, quarter: number) =>
      legalMinimum({ dataset, role: developer, place, quarter: at(year, quarter) })?.annual;
    // 19.18 × 2,080 = 39,894.4 and 19.61 × 2,080 = 40,788.8.
    expect([find(2026, 1), find(2026, 2), find(2026, 3)]).toEqual([39_895, 39_895, 40_789]);
  });

  it("is the whole amount itself where the hours come out even", () => {
    const even = { ...place, city: { ...city, minimumWages: [wage("2026-01-01", 16.9)] } };
    const found = legalMinimum({ dataset, role: developer, place: even, quarter: at(2026, 3) });
    expect(found?.annual).toBe(35_152);
  });

  it("is the nation's without a city", () => {
    const found = legalMinimum({
      dataset: nation,
      role: developer,
      place: null,
      quarter: at(2026, 3),
    });
    expect(found).toMatchObject({ annual: 15_080, wage: { jurisdiction: "United States" } });
  });

  it("is not known for earlier years, nor compared with occupations paid for shorter years", () => {
    const early = legalMinimum({ dataset, role: developer, place, quarter: at(2025, 4) });
    const teacher = { ...developer, occupation: { ...developer.occupation, yearlyOnly: true } };
    const yearly = legalMinimum({ dataset, role: teacher, place, quarter: at(2026, 3) });
    expect([early, yearly]).toEqual([null, null]);
  });
});
