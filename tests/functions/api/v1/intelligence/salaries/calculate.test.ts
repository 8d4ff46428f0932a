import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const free = await createKey(live.db);

const path = "/api/v1/intelligence/salaries/calculate";
const calculate = (query: string, key = free) => live.get(`${path}?${query}`, { key });

describe("calculate", () => {
  it("returns the pay of a software engineer in San Francisco, from OEWS 15-1252 and the metro's RPP", async () => {
    const { status, body } = await calculate("role=software-engineer&city=san-francisco");
    expect(status).toBe(200);
    const { data } = body;
    expect(data.role).toMatchObject({ id: "role:software-engineer", title: "Software Engineer" });
    expect(data.city).toMatchObject({ id: "city:san-francisco", state: "CA" });
    expect(data.city.col_multiplier).toBe(1.15613);
    expect(data.experience).toEqual({
      ...{ level: "any", basis: "any", years: null, grade: null },
      ...{ multiplier: 1, effective_multiplier: 1 },
      ...{ percentile: expect.any(Number), beyond_published: null },
    });
    expect(data.observed).toMatchObject({
      occupation_code: "15-1252",
      area_code: "41860",
      area_type: "metro",
      match: "exact_area",
      reference_period: "2025-05",
    });
    const { estimate } = data;
    expect(estimate.low).toBeLessThan(estimate.median);
    expect(estimate.median).toBeLessThan(estimate.high);
    expect(estimate.confidence_lower).toBeLessThan(estimate.median);
    expect(estimate.confidence_upper).toBeGreaterThan(estimate.median);
    expect(estimate).toMatchObject({ as_of: "2026-09-30", confidence_level: 0.95 });
    expect(body.attribution.updated).toBe("2026-09-30");
    expect(data.citation).toContain(estimate.data_point_id);
  });

  const levels = { entry: 0.78, mid: 1, senior: 1.28, staff: 1.55 };

  it("by price parity raises pay with experience by the specified multipliers", async () => {
    const nurse = "role=registered-nurse&city=houston&basis=price_parity";
    const medians: Record<string, number> = {};
    for (const exp of Object.keys(levels)) {
      const { body } = await calculate(`${nurse}&exp=${exp}`);
      medians[exp] = body.data.estimate.median;
      expect(body.data.experience.effective_multiplier).toBe(body.data.experience.multiplier);
    }
    for (const [exp, multiplier] of Object.entries(levels)) {
      expect(Math.abs((medians[exp] ?? 0) - (medians.mid ?? 0) * multiplier)).toBeLessThanOrEqual(
        1.5,
      );
    }
  });

  it("raises everyone's pay there by what years are worth in the field, and says by how much", async () => {
    const experience: Record<string, { multiplier: number; effective_multiplier: number }> = {};
    const medians: Record<string, number> = {};
    for (const [exp, multiplier] of Object.entries(levels)) {
      const { body } = await calculate(`role=registered-nurse&city=houston&exp=${exp}`);
      expect(body.data.experience.multiplier).toBe(multiplier);
      experience[exp] = body.data.experience;
      medians[exp] = body.data.estimate.median;
    }
    const { body: everyone } = await calculate("role=registered-nurse&city=houston");
    const { median } = everyone.data.estimate;
    for (const [exp, { effective_multiplier: used }] of Object.entries(experience)) {
      expect(Math.abs((medians[exp] ?? 0) - median * used)).toBeLessThanOrEqual(1.5);
    }
    // A nurse of ten years is paid some 9% more than all nurses, not 55%.
    expect(experience.staff?.effective_multiplier).toBeCloseTo(1.09, 2);
    expect(experience.entry?.effective_multiplier).toBeCloseTo(0.817, 2);
  });
});

describe("expand", () => {
  const base = "role=data-scientist&city=austin";

  it("refuses on Free what requires Pro, and expands a star to what Free may use", async () => {
    const refused = await calculate(`${base}&expand=role.seniority_bands`);
    expect([refused.status, refused.body.error.code]).toEqual([403, "expand_path_forbidden"]);
    const { body } = await calculate(`${base}&expand=*`);
    expect(Object.keys(body.data.role)).toEqual(["id", "slug", "title", "taxonomy"]);
    expect(body.data.city.metadata).toBeDefined();
    expect(body.data.hiring).toBeUndefined();
  });

  it("refuses a path whose scope the key lacks, and omits it from a star", async () => {
    const narrow = await createKey(live.db, { tier: "pro", scopes: ["intelligence:read"] });
    const refused = await calculate(`${base}&expand=hiring.velocity`, narrow);
    expect([refused.status, refused.body.error.code]).toEqual([403, "expand_path_forbidden"]);
    expect(refused.body.error.message).toContain("market:read");
    const { body } = await calculate(`${base}&expand=*`, narrow);
    expect(body.data.role.seniority_bands).toBeDefined();
    expect(body.data.hiring).toBeUndefined();
  });
});
