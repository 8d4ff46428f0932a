import { describe, expect, it } from "vitest";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { describeChange } from "#shared/salaries/calculate/half-lives.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";
import { SkillPremiums } from "#shared/salaries/skills/skills.response.ts";
import { skills } from "#shared/salaries/skills/skills.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

const ask = (role: string, expand: string[], exp: "any" | "senior" = "any") =>
  calculate(context, { role, city: "austin", basis: "local", exp, expand });

describe("role.skills.premium", () => {
  it("equals the skills endpoint's list, at the requested level", async () => {
    const { role } = await ask("software-engineer", ["role.skills.premium"]);
    const listed = await skills(context, {
      role: "software-engineer",
      city: "austin",
      basis: "local",
    });
    expect(role.skills?.premium).toMatchObject({ status: "ok", records: listed.skills });

    const senior = await ask("software-engineer", ["role.skills.premium"], "senior");
    const { records } = SkillPremiums.parse(senior.role.skills?.premium);
    for (const record of records) expect(record.base_salary).toBe(senior.estimate.median);
    const [first] = records;
    const trail = await lineage(context, first?.data_point_id ?? "");
    expect([trail.experience, trail.result.median]).toEqual(["senior", first?.adjusted_salary]);
  });

  it("has no data, with the reason, outside the survey's occupations", async () => {
    const { role } = await ask("electrician", ["role.skills.premium", "role.skills.half_life"]);
    for (const engine of [role.skills?.premium, role.skills?.half_life]) {
      expect(engine).toMatchObject({ status: "no_data", records: [] });
    }
  });
});

describe("role.skills.half_life", () => {
  const use = (year: number, users: number, named = 1) => ({
    slug: "x",
    name: "X",
    year,
    users,
    respondents: 10_000,
    namings: 10_000 * named,
    shareError: Math.sqrt(users) / (10_000 * named),
  });

  it("is the time in which a share halves: four years if it fell to 1 / √2 in two", () => {
    const change = describeChange(use(2023, 1_000), use(2025, 707));
    expect(change).toMatchObject({ trend: "declining", half_life_years: 4, reason: null });
  });

  it("is null for a language that grows or whose change is within sampling error", () => {
    expect(describeChange(use(2023, 500), use(2025, 1_000))).toMatchObject({
      trend: "growing",
      half_life_years: null,
    });
    // From 3.0% to 2.8%, with a standard error of 0.24 percentage points.
    const small = describeChange(use(2023, 300), use(2025, 280));
    expect(small).toMatchObject({ trend: "stable", half_life_years: null });
    expect(small.reason).toContain("sampling error");
  });

  it("compares shares of the languages named: people who name more do not make all of them grow", () => {
    // 5,000 of 10,000 name it in both surveys, but those of the later one name twice as many languages.
    const change = describeChange(use(2023, 5_000, 5), use(2025, 5_000, 10));
    expect([change.earlier.share, change.later.share]).toEqual([0.1, 0.05]);
    expect(change.earlier.named_per_respondent).toBe(5);
    expect(change).toMatchObject({ trend: "declining", half_life_years: 2 });
    expect(describeChange(use(2023, 5_000, 5), use(2025, 10_000, 10)).trend).toBe("stable");
  });

  it("lists the languages of an occupation with the counts of both surveys", async () => {
    const { role } = await ask("software-engineer", ["role.skills.half_life"]);
    const engine = role.skills?.half_life;
    if (engine?.status !== "ok") throw new Error("no half-lives");
    expect(engine.gaps.length).toBeGreaterThan(0);
    const scala = engine.records.find(({ slug }) => slug === "scala");
    expect(scala?.trend).toBe("declining");
    const { earlier, later } = scala ?? {};
    if (!earlier || !later) throw new Error("no scala");
    expect([earlier.year, later.year]).toEqual([2023, 2025]);
    expect(later.named_per_respondent / earlier.named_per_respondent).toBeCloseTo(1.18, 2);
    expect(scala?.half_life_years).toBe(3.7);
    // Named by more respondents in 2025, but by fewer than the longer answers alone would bring.
    expect(engine.records.find(({ slug }) => slug === "javascript")?.trend).toBe("declining");
    expect(engine.records.find(({ slug }) => slug === "python")?.trend).toBe("growing");
  });
});

describe("hiring.velocity", () => {
  it("lists the occupation's filings and projection, and the hires of all employers", async () => {
    const { hiring } = await ask("software-engineer", ["hiring.velocity"]);
    const engine = hiring?.velocity;
    if (engine?.status !== "ok") throw new Error("no hiring");
    const record = (measure: string, period?: string) =>
      engine.records.find(
        (own) => own.measure === measure && (period === undefined || own.period === period),
      );
    const found = await context.reference.role("software-engineer");
    expect(record("certified_filings")?.value).toBe(found?.occupation.filings);
    expect(record("projected_employment_change")?.value).toBe(found?.outlook?.changePct);
    // BLS JOLTS, total private, April 2026.
    expect(record("hires", "2026-04")).toMatchObject({ value: 4_794_000, preliminary: true });
    expect(record("hires_rate", "2025-04")).toMatchObject({ value: 3.7, preliminary: false });
    for (const { source } of engine.records) expect(engine.sources).toContain(source);
    expect(engine.gaps[0]).toContain("not a speed");
  });
});

describe("comp.by_stage", () => {
  it("has no data because no public source has any", async () => {
    const { comp } = await ask("software-engineer", ["comp.by_stage"]);
    expect(comp?.by_stage).toMatchObject({ status: "no_data", records: [] });
    expect(comp?.by_stage?.reason).toContain("no public source");
  });
});
