import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { type LiveService, shareLiveService } from "#tests/support/live-service.ts";

let live: LiveService;
let free: string;
let pro: string;
beforeAll(async () => {
  live = await shareLiveService();
  free = await createKey(live.db);
  pro = await createKey(live.db, { tier: "pro" });
});
afterAll(() => live.stop());

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
      ...{ level: "mid", years: "3-5", multiplier: 1, effective_multiplier: 1 },
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

  it("refuses an unknown basis with the two that exist", async () => {
    const { status, body } = await calculate("role=electrician&city=denver&basis=rent");
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ param: "basis" });
    expect(body.error.message).toContain("local");
    expect(body.error.message).toContain("price_parity");
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

  it("raises it there by as much of them as pay is spread, and says by how much", async () => {
    const experience: Record<string, { multiplier: number; effective_multiplier: number }> = {};
    const medians: Record<string, number> = {};
    for (const [exp, multiplier] of Object.entries(levels)) {
      const { body } = await calculate(`role=registered-nurse&city=houston&exp=${exp}`);
      expect(body.data.experience.multiplier).toBe(multiplier);
      experience[exp] = body.data.experience;
      medians[exp] = body.data.estimate.median;
    }
    for (const [exp, { effective_multiplier: used }] of Object.entries(experience)) {
      expect(Math.abs((medians[exp] ?? 0) - (medians.mid ?? 0) * used)).toBeLessThanOrEqual(1.5);
    }
    // Nurses of ten years are not paid 1.55 times what nurses of four are.
    expect(experience.staff?.effective_multiplier).toBeLessThan(1.5);
  });

  it("accepts the long slug of a city and returns the canonical one", async () => {
    const { body } = await calculate("role=electrician&city=san-francisco-ca");
    expect(body.data.city.slug).toBe("san-francisco");
  });

  it("names the parameter that is missing or wrong", async () => {
    const cases: [string, string][] = [
      ["city=houston", "role"],
      ["role=electrician", "city"],
      ["role=&city=houston", "role"],
      ["role=Electrician&city=houston", "role"],
      ["role=electrician&city=houston&exp=junior", "exp"],
      ["role=electrician&role=plumber&city=houston", "role"],
      [`role=${"a".repeat(81)}&city=houston`, "role"],
      ["role=electrician&city=houston&country=USA", "country"],
    ];
    for (const [query, param] of cases) {
      const { status, body } = await calculate(query);
      expect([status, body.error.code, body.error.param], query).toEqual([
        400,
        "parameter_missing",
        param,
      ]);
    }
  });

  it("suggests the closest slugs as calls that work", async () => {
    const role = await calculate("role=sofware-enginer&city=houston");
    expect([role.status, role.body.error.code, role.body.error.param]).toEqual([
      404,
      "role_not_found",
      "role",
    ]);
    const [first] = role.body.error.follow_up_suggestions;
    expect(first).toContain("role=software-engineer");
    expect((await live.get(first, { key: free })).status).toBe(200);
    expect(role.body.error.retry_hint.alternative_tool).toContain("/search?q=");

    const city = await calculate("role=electrician&city=huston");
    expect([city.status, city.body.error.code]).toEqual([404, "city_not_found"]);
    expect(city.body.error.follow_up_suggestions.join()).toContain("city=houston");
  });

  it("returns 503 for another country, with the call for the U.S.", async () => {
    const { status, body } = await calculate("role=electrician&city=houston&country=GB");
    expect([status, body.error.code]).toEqual([503, "dependency_unavailable"]);
    const again = await live.get(body.error.retry_hint.alternative_tool, { key: free });
    expect(again.status).toBe(200);
  });

  it("never fails, whatever the query and headers", async () => {
    const value = fc.oneof(
      fc.constantFrom("software-engineer", "san-francisco", "senior", "role.taxonomy", "*", "US"),
      fc.string({ unit: "binary", maxLength: 120 }),
    );
    const name = fc.oneof(
      fc.constantFrom("role", "city", "exp", "expand", "expand[]", "country"),
      fc.string({ maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, value), { maxLength: 8 }),
        value,
        async (pairs, tag) => {
          const query = pairs
            .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join("="))
            .join("&");
          const ifNoneMatch = tag.replace(/[^\x21-\x7e]/g, "");
          const { status } = await live.get(`${path}?${query}`, {
            key: pro,
            headers: ifNoneMatch === "" ? {} : { "if-none-match": ifNoneMatch },
          });
          expect(status).toBeOneOf([200, 304, 400, 403, 404, 503]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("expand", () => {
  const base = "role=data-scientist&city=austin";

  it("adds each expansion in its place", async () => {
    const { body } = await calculate(
      `${base}&expand=role.taxonomy,city.metadata&expand[]=role.seniority_bands`,
      pro,
    );
    const { role, city } = body.data;
    expect(role.taxonomy).toMatchObject({ specialized: true });
    expect(JSON.stringify(role.taxonomy)).toContain("15-2051");
    expect(city.metadata.population).toBeGreaterThan(900_000);
    const bands = JSON.stringify(role.seniority_bands);
    expect(bands).toContain(String(body.data.estimate.median));
  });

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

  it("states why there are no records", async () => {
    const key = await createKey(live.db, {
      tier: "pro",
      scopes: ["intelligence:read", "compensation:read"],
    });
    const { body } = await calculate(`${base}&expand=comp.by_stage`, key);
    expect(body.data.comp.by_stage).toMatchObject({ status: "no_data", records: [] });
    expect(body.data.comp.by_stage.reason.length).toBeGreaterThan(20);
  });

  it("returns 400 for an unknown or retired path, with an alternative", async () => {
    const unknown = await calculate(`${base}&expand=role.taxonom`);
    expect([unknown.status, unknown.body.error.code]).toEqual([400, "expand_path_unknown"]);
    expect(JSON.stringify(unknown.body.error)).toContain("role.taxonomy");
    const sunset = await calculate(`${base}&expand=role.seniority`, pro);
    expect([sunset.status, sunset.body.error.code]).toEqual([400, "expand_path_sunset"]);
    const again = await live.get(sunset.body.error.retry_hint.alternative_tool, { key: pro });
    expect(again.status).toBe(200);
  });
});
