import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const base = "/api/v1/intelligence/salaries";
const skills = (query = "") => live.get(`${base}/skills${query}`, { key });

interface Skill {
  slug: string;
  premium: number;
  premium_pct: number;
  confidence: { lower: number; upper: number };
  base_salary: number;
  adjusted_salary: number;
  increase: number;
  data_point_id: string;
}

describe("skills", () => {
  it("lists fifty skills, highest premium first, including negative ones", async () => {
    const { status, body } = await skills();
    expect(status).toBe(200);
    expect([body.data.mode, body.data.count]).toEqual(["catalog", 50]);
    const premiums = body.data.skills.map(({ premium }: Skill) => premium);
    expect(premiums).toHaveLength(50);
    expect(premiums).toEqual(premiums.toSorted((a: number, b: number) => b - a));
    expect(premiums.at(-1)).toBeLessThan(0);
    expect(body.attribution.updated).toBe("2023-06-30");
    for (const skill of body.data.skills as Skill[]) {
      expect(skill.premium_pct).toBe(Math.round(skill.premium * 100) + 0);
      expect(skill.confidence.lower).toBeLessThan(skill.premium);
      expect(skill.confidence.upper).toBeGreaterThan(skill.premium);
    }
    const typescript = body.data.skills.find(({ slug }: Skill) => slug === "typescript");
    expect(typescript).toMatchObject({
      id: "skill:typescript",
      category: "language",
      standard_error: 0.009088,
      sample_size: 4875,
    });
    expect(typescript.premium).toBeCloseTo(Math.exp(0.083298) - 1, 6);
  });

  it("applies each premium to the estimate of calculate for the role and city", async () => {
    const query = "role=software-engineer&city=san-francisco";
    const { body } = await skills(`?${query}`);
    const calculated = await live.get(`${base}/calculate?${query}`, { key });
    expect(body.data.estimate).toEqual(calculated.body.data.estimate);
    expect(body.data.observed).toEqual(calculated.body.data.observed);
    expect(body.data.city.slug).toBe("san-francisco");
    expect(body.data.count).toBe(body.data.skills.length);
    expect(body.data.count).toBeGreaterThan(20);
    for (const skill of body.data.skills as Skill[]) {
      expect(skill.base_salary).toBe(calculated.body.data.estimate.median);
      expect(
        Math.abs(skill.adjusted_salary - skill.base_salary * (1 + skill.premium)),
      ).toBeLessThan(1);
      expect(skill.increase).toBe(skill.adjusted_salary - skill.base_salary);
    }
  });

  it("gives every adjusted figure an id that lineage explains", async () => {
    const { body } = await skills("?role=software-engineer&city=austin");
    const [first] = body.data.skills as [Skill];
    const trail = await live.get(`/api/v1/intelligence/lineage/${first.data_point_id}`, { key });
    expect(trail.status).toBe(200);
    expect(trail.body.data.kind).toBe("skill");
    expect(trail.body.data.detail).toBe(first.slug);
    expect(trail.body.data.result.median).toBe(first.adjusted_salary);
    const ids = trail.body.data.sources.map(({ id }: { id: string }) => id);
    expect(ids).toContain(`stack-overflow-2023/${first.slug}/coefficient`);
  });

  it("has an empty list and the reason for a role that the survey does not cover", async () => {
    const { status, body } = await skills("?role=registered-nurse");
    expect([status, body.data.count, body.data.skills]).toEqual([200, 0, []]);
    expect(body.data.assumptions[0]).toContain("The list is empty");
    expect(body.data.tools.length).toBeGreaterThan(0);
    expect(body.data.tools.length).toBeLessThanOrEqual(10);
    expect(body.data.assumptions[1]).toMatch(/^tools are technologies that O\*NET .* names for/);
    expect(body.data.base_salary).toBeGreaterThan(90_000);
  });
});
