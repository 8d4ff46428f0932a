import { describe, expect, it } from "vitest";
import { baseline, type Derivation } from "#shared/figures/baseline.ts";
import { methodologyVersion } from "#shared/figures/methodology-version.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Wages } from "#shared/reference/records.ts";
import { developers, everyone, wagesOf } from "../salaries/records.ts";

function at(series: Wages[], year: number, quarter: number, all: Wages[] = everyone) {
  const found = baseline(createWorksheet(), series, all, { year, quarter });
  return {
    derivation: found?.derivation as Derivation,
    p25: found?.wage("p25")?.value,
    median: found?.wage("median")?.value,
    p75: found?.wage("p75")?.value,
  };
}

describe("the national baseline of a quarter", () => {
  it("is the published cell in the quarter of a release", () => {
    const { derivation, p25, median, p75 } = at(developers, 2024, 2);
    expect({ p25, median, p75 }).toEqual({ p25: 103050, median: 133080, p75: 169000 });
    expect(methodologyVersion(derivation)).toBe("2026.5");
  });

  it("lies geometrically between two releases, a quarter of the way each quarter", () => {
    const { derivation, median } = at(developers, 2023, 4);
    expect(median).toBeCloseTo(Math.sqrt(132270 * 133080), 6);
    expect(methodologyVersion(derivation)).toBe("2026.5-interpolated");
    const step = 133080 / 132270;
    expect(at(developers, 2023, 3).median).toBeCloseTo(132270 * step ** 0.25, 6);
    expect(at(developers, 2024, 1).median).toBeCloseTo(132270 * step ** 0.75, 6);
  });

  it("interpolates across a year without a release", () => {
    const series = [wagesOf(2023, 100_000), wagesOf(2025, 121_000)];
    expect(at(series, 2024, 2).median).toBeCloseTo(110_000, 6);
  });

  it("is carried forward after the last release at the growth of all occupations over three years", () => {
    const { derivation, median, p25 } = at(developers, 2026, 3);
    const growth = 0.03;
    expect(median).toBeCloseTo(135980 * (1 + growth) ** 1.25, 6);
    expect(p25).toBeCloseTo(105210 * (1 + growth) ** 1.25, 6);
    expect(methodologyVersion(derivation)).toBe("2026.5-carried");
  });

  it.each([
    { first: 100_000, last: 190_000, growth: 0.06, why: "no more than 6% a year" },
    { first: 100_000, last: 80_000, growth: 0, why: "never downwards" },
  ])("carries forward $why", ({ first, last, growth }) => {
    const all = [wagesOf(2022, first), wagesOf(2025, last)];
    expect(at(developers, 2026, 2, all).median).toBeCloseTo(135980 * (1 + growth), 6);
  });

  it("uses the longest shorter span if nothing was published three years earlier", () => {
    const all = [wagesOf(2022, null), wagesOf(2023, 100_000), wagesOf(2025, 104_040)];
    expect(at(developers, 2026, 2, all).median).toBeCloseTo(135980 * 1.02, 6);
  });

  it("has the same growth whatever the occupation's own was", () => {
    for (const first of [50_000, 100_000, 150_000]) {
      const { median } = at([wagesOf(2022, first), wagesOf(2025, 100_000)], 2026, 2);
      expect(median).toBeCloseTo(103_000, 6);
    }
  });

  it("omits a percentile that is not published on either side, and keeps the others", () => {
    const series = [wagesOf(2023, 200_000, { p75: null }), wagesOf(2024, 210_000)];
    const { p25, median, p75 } = at(series, 2023, 4);
    expect(p75).toBeUndefined();
    expect(median).toBeCloseTo(Math.sqrt(200_000 * 210_000), 6);
    expect(p25).toBeCloseTo(0.8 * Math.sqrt(200_000 * 210_000), 6);
  });

  it("does not exist before the first release", () => {
    expect(
      baseline(createWorksheet(), developers, everyone, { year: 2021, quarter: 1 }),
    ).toBeNull();
  });
});
