import { describe, expect, it } from "vitest";
import { localRatios, outerPercentiles, publishedRatios } from "#shared/figures/distribution.ts";
import { reliability } from "#shared/figures/local/local-model.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Wages } from "#shared/reference/records.ts";
import { wagesOf } from "../salaries/records.ts";

const nation = wagesOf(2025, 100_000, { p10: 60_000, p25: 80_000, p75: 130_000, p90: 180_000 });
const there = wagesOf(2025, 200_000, {
  areaCode: "41860",
  p10: 120_000,
  p25: 140_000,
  p75: 300_000,
  p90: 400_000,
});

function ratiosOf(national: Wages, area: Wages | null, employment = 1_000_000) {
  const sheet = createWorksheet();
  const trust = sheet.parameter("trust", reliability(employment), "reliability of the cell");
  const ratioOf = localRatios(
    sheet,
    publishedRatios(sheet, national, "nation"),
    area && { wages: area, reliability: trust },
  );
  const [p10, p25, p75, p90] = outerPercentiles.map((name) => ratioOf(name)?.value ?? null);
  return { p10, p25, p75, p90 };
}

describe("percentiles over the median there", () => {
  it("are the nation's where the area publishes nothing", () => {
    expect(ratiosOf(nation, null)).toEqual({ p10: 0.6, p25: 0.8, p75: 1.3, p90: 1.8 });
  });

  it("come nearer to the area's own the more people it was published of", () => {
    const few = ratiosOf(nation, there, 30);
    const many = ratiosOf(nation, there);
    expect(many.p75).toBeCloseTo(1.5, 3);
    expect(many.p25).toBeCloseTo(0.7, 3);
    expect(few.p75).toBeGreaterThan(1.3);
    expect(few.p75).toBeLessThan(many.p75 ?? 0);
  });

  it("come from whoever publishes them", () => {
    const area = { ...there, p10: null };
    expect(ratiosOf({ ...nation, p90: null }, area)).toMatchObject({ p10: 0.6, p90: 2 });
    expect(ratiosOf({ ...nation, p10: null }, area).p10).toBeNull();
  });

  it("keep their order where neighbors come from different places", () => {
    const { p10, p25 } = ratiosOf(nation, { ...there, p10: null, p25: 110_000 });
    expect(p25).toBeLessThan(0.6);
    expect(p10).toBe(p25);
    const upper = ratiosOf(nation, { ...there, p75: 390_000, p90: null });
    expect(upper.p90).toBe(upper.p75);
  });
});
