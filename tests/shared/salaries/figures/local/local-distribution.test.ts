import { describe, expect, it } from "vitest";
import { localDistribution } from "../../../../../shared/salaries/figures/local/local-distribution.ts";

const nation = { p10: 60_000, p25: 80_000, median: 100_000, p75: 130_000, p90: 180_000 };
const there = { p10: 120_000, p25: 140_000, median: 200_000, p75: 300_000, p90: 400_000 };

describe("the distribution there", () => {
  it("is the nation's where the area publishes nothing", () => {
    expect(localDistribution(nation, null)).toEqual({ p10: 0.6, p25: 0.8, p75: 1.3, p90: 1.8 });
  });

  it("comes nearer to the area's own the more people it was published of", () => {
    const few = localDistribution(nation, { ...there, employment: 30 });
    const many = localDistribution(nation, { ...there, employment: 1_000_000 });
    expect(many.p75).toBeCloseTo(1.5, 3);
    expect(many.p25).toBeCloseTo(0.7, 3);
    expect(few.p75).toBeGreaterThan(1.3);
    expect(few.p75).toBeLessThan(many.p75 ?? 0);
  });

  it("takes each percentile from whoever publishes it", () => {
    const local = { ...there, p10: null, employment: 1_000_000 };
    expect(localDistribution({ ...nation, p90: null }, local)).toMatchObject({ p10: 0.6, p90: 2 });
    expect(localDistribution({ ...nation, p10: null }, local).p10).toBeNull();
  });

  it("keeps the order where neighbors come from different places", () => {
    const local = { ...there, p10: null, p25: 110_000, employment: 1_000_000 };
    const { p10, p25 } = localDistribution(nation, local);
    expect(p10).toBeLessThanOrEqual(p25 ?? 0);
  });
});
