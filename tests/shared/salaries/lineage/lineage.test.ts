import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { demo } from "#shared/salaries/demo/demo.ts";
import { writeDataPointId } from "#shared/salaries/estimate/data-point-id.ts";
import { history } from "#shared/salaries/history/history.ts";
import { LineageData } from "#shared/salaries/lineage/lineage.response.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { skills } from "#shared/salaries/skills/skills.ts";
import { readSeedTable, readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../context.ts";
import { redoSteps } from "../redo-lineage.ts";

const roles = readSlugs("roles.csv");
const cities = readSlugs("cities.csv");
/** Titles with observations have more steps, so half of the tested roles are chosen from them. */
const observed = [
  ...new Set(readSeedTable("title_statistics.csv").map((row) => row.role_slug ?? "")),
];

const runs = isWhole ? 200 : 60;

const context = await seededContext();

/** Recomputes a lineage and compares every figure with the estimate. */
function expectRedone(trail: LineageData): void {
  const known = redoSteps(trail);
  const figure = (name: string) => known.get(trail.figures[name] ?? "") ?? null;
  const { result } = trail;
  expect(figure("low")).toBe(result.low);
  expect(figure("median")).toBe(result.median);
  expect(figure("high")).toBe(result.high);
  expect(figure("confidence_lower")).toBe(result.confidence_lower);
  expect(figure("confidence_upper")).toBe(result.confidence_upper);
  expect(figure("sample_size")).toBe(result.sample_size);
  for (const { between, difference, disagrees } of trail.reconciliation.comparisons) {
    expect(known.get(`step:difference.${between}`)).toBeCloseTo(difference, 10);
    expect(Math.abs(difference) > 0.15).toBe(disagrees);
  }
  for (const step of trail.steps) {
    expect(known.get(`step:${step.name}`), step.name).toBeCloseTo(step.result, 6);
  }
}

describe("lineage", () => {
  it("suffices to recompute every figure of random estimates from the response", async () => {
    const someRole = fc.oneof(fc.constantFrom(...roles), fc.constantFrom(...observed));
    await fc.assert(
      fc.asyncProperty(
        someRole,
        fc.constantFrom(...cities),
        fc.constantFrom(...experienceLevels),
        fc.constantFrom(...bases),
        async (role, city, exp, basis) => {
          const answer = await calculate(context, { role, city, basis, exp, expand: [] });
          const { estimate, total_compensation } = answer;
          const trail = await lineage(context, estimate.data_point_id);
          expect(trail.result).toEqual(estimate);
          expectRedone(JSON.parse(JSON.stringify(trail)));
          const known = redoSteps(trail);
          for (const part of ["bonus", "total"] as const) {
            const step = trail.figures[`total_compensation.${part}`] ?? "";
            expect(known.get(step), part).toBe(total_compensation[part]);
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it("suffices to recompute past quarters and national figures", async () => {
    const past = fc.record({
      role: fc.constantFrom(...observed),
      city: fc.option(fc.constantFrom(...cities), { nil: null }),
      basis: fc.constantFrom(...bases),
      level: fc.constantFrom(...experienceLevels),
      quarter: fc.record({
        year: fc.integer({ min: 2023, max: 2026 }),
        quarter: fc.integer({ min: 1, max: 3 }),
      }),
    });
    const { version: dataset } = context.reference.dataset;
    let redone = 0;
    await fc.assert(
      fc.asyncProperty(past, async (figure) => {
        const id = await writeDataPointId(
          { kind: "estimate", method: "2026.5", dataset, ...figure },
          context.secrets.dataPointKey,
        );
        const trail = await lineage(context, id).catch((error: { code?: string }) => error.code);
        // A top-coded median has no estimate, and so no id.
        if (trail === "data_point_not_found") return;
        expectRedone(LineageData.parse(trail));
        redone++;
      }),
      { numRuns: runs },
    );
    expect(redone).toBeGreaterThan(0.5 * runs);
  });

  it("suffices to recompute a quartile that the quarter's releases did not publish", async () => {
    const input = { role: "family-medicine-physician", city: undefined, as_of: undefined };
    const { snapshots } = await history(context, { ...input, basis: "local" });
    for (const { data_point_id, high, quarter } of snapshots.slice(0, 2)) {
      const trail = await lineage(context, data_point_id);
      expect(trail.result.high, quarter).toBe(high);
      expectRedone(JSON.parse(JSON.stringify(trail)));
      expect(trail.assumptions.join(" ")).toContain(
        "high (75th percentile) is the median times the occupation's ratio of the two in May 2025",
      );
    }
  });

  it.each([
    ["projected years", "projection", () => ["2026", "2027", "2030"], roles],
    [
      "a figure with a skill's premium",
      "skill",
      () => context.reference.dataset.market.skills.map(({ slug }) => slug),
      ["software-engineer", "data-scientist", "engineering-manager"],
    ],
    [
      "an employer's cost of a role",
      "employer_cost",
      () => ["startup", "midmarket", "enterprise"],
      roles,
    ],
  ] as const)("suffices to recompute %s", async (_, kind, details, ofRoles) => {
    const quarter = { year: 2026, quarter: 3 };
    const made = { kind, method: "2026.5", dataset: context.reference.dataset.version } as const;
    const figures = fc.record({
      role: fc.constantFrom(...ofRoles),
      city: fc.option(fc.constantFrom(...cities), { nil: null }),
      basis: fc.constantFrom(...bases),
      detail: fc.constantFrom(...details()),
    });
    await fc.assert(
      fc.asyncProperty(figures, async (figure) => {
        const id = await writeDataPointId(
          { ...made, level: "any", quarter, ...figure },
          context.secrets.dataPointKey,
        );
        expectRedone(LineageData.parse(await lineage(context, id)));
      }),
      { numRuns: runs },
    );
  });

  it("suffices to recompute the 10th and 90th percentiles of a range", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles),
        fc.option(fc.constantFrom(...cities), { nil: undefined }),
        fc.constantFrom(...bases),
        async (role, city, basis) => {
          const { percentiles, estimate } = await lookUpRange(context, { role, city, basis });
          const trail = LineageData.parse(await lineage(context, estimate.data_point_id));
          expectRedone(trail);
          const known = redoSteps(trail);
          for (const name of ["p10", "p90"] as const) {
            expect(known.get(trail.figures[name] ?? "") ?? null).toBe(percentiles[name]);
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it("traces every value to a row of a publisher's file", async () => {
    const { estimate } = await calculate(context, {
      role: "software-engineer",
      city: "san-francisco",
      basis: "local",
      exp: "any",
      expand: [],
    });
    const trail = await lineage(context, estimate.data_point_id);
    expect(LineageData.parse(trail)).toEqual(trail);
    const row = (id: string) => trail.sources.find((source) => source.id === id);
    expect(row("bls-oews-national/15-1252/US/2025-05/median")).toMatchObject({
      publisher: "U.S. Bureau of Labor Statistics",
      value: 135980,
      reference_date: "2025-05",
      fetched_at: "2026-11-21",
    });
    expect(row("bls-oews-metro/15-1252/41860/2025-05/median")?.value).toBe(186640);
    expect(row("bea-rpp-msa/41860/2024/rpp")?.value).toBe(115.613);
    expect(row("dol-lca-fy2024q1/15-1252/filed_wage_median")?.value).toBe(125000);
    for (const { sha256 } of trail.sources) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("has a formula for every operation and a source for every input", async () => {
    const { estimate } = await calculate(context, {
      role: "registered-nurse",
      city: "boston",
      basis: "local",
      exp: "staff",
      expand: [],
    });
    const trail = await lineage(context, estimate.data_point_id);
    expect(new Set(Object.keys(trail.operations))).toEqual(
      new Set(trail.steps.map((step) => step.operation)),
    );
    const read = new Set(trail.steps.flatMap((step) => step.inputs.map((input) => input.from)));
    const places = [
      ...trail.sources.map((row) => `source:${row.id}`),
      ...trail.parameters.map((parameter) => `parameter:${parameter.name}`),
    ];
    for (const place of places) {
      if (place !== "parameter:disagreement_threshold") expect(read).toContain(place);
    }
  });

  it("includes every figure of a skill in addition to the adjusted pay", async () => {
    const input = { role: "data-scientist", city: "denver", basis: "local" } as const;
    const answer = await skills(context, input);
    if (answer.mode !== "role") throw new Error("not of a role");
    expect(answer.skills.length).toBeGreaterThan(20);
    for (const { confidence, ...skill } of answer.skills) {
      const trail = LineageData.parse(await lineage(context, skill.data_point_id));
      const known = redoSteps(trail);
      const { base_salary, adjusted_salary, increase } = skill;
      const served = {
        "skill.premium": skill.premium,
        "skill.premium_pct": skill.premium_pct,
        "skill.standard_error": skill.standard_error,
        "skill.sample_size": skill.sample_size,
        "skill.confidence.level": confidence.level,
        "skill.confidence.lower": confidence.lower,
        "skill.confidence.upper": confidence.upper,
        ...{ base_salary, adjusted_salary, increase },
      };
      for (const [name, value] of Object.entries(served)) {
        expect(known.get(trail.figures[name] ?? ""), name).toBe(value);
      }
    }
  });

  it("resolves the demo's ids for every level", async () => {
    const { by_experience } = demo({ origin: "https://api.example.com", name: "Going Rate" });
    for (const level of experienceLevels) {
      const { data_point_id, median, p25, p75 } = by_experience[level];
      const trail = await lineage(context, data_point_id);
      const known = redoSteps(trail);
      const figure = (name: string) => known.get(trail.figures[name] ?? "");
      expect([figure("median"), figure("low"), figure("high")]).toEqual([median, p25, p75]);
      expect(trail.experience).toBe(level);
    }
  });

  it("resolves the demo's main id to the demo's figures", async () => {
    const { estimate } = demo({ origin: "https://api.example.com", name: "Going Rate" });
    const trail = await lineage(context, estimate.data_point_id);
    expect(trail.result).toEqual(estimate);
    const known = redoSteps(trail);
    for (const [name, from] of Object.entries(trail.figures)) {
      if (!name.startsWith("city")) expect(known.get(from)).toBe(estimate[name as "median"]);
    }
    expect(known.get(trail.figures["city.col_multiplier"] ?? "")).toBe(
      demo({ origin: "https://api.example.com", name: "Going Rate" }).city
        .cost_of_living_multiplier,
    );
    expect(Object.keys(trail.figures)).toHaveLength(7);
  });

  it("rejects an id that was never issued", async () => {
    const unknown = { code: "data_point_not_found" };
    await expect(lineage(context, "dp_AAAA")).rejects.toMatchObject(unknown);
    const made = (other: object) =>
      writeDataPointId(
        {
          kind: "estimate",
          method: "2026.5",
          dataset: context.reference.dataset.version,
          role: "software-engineer",
          city: "austin",
          basis: "local",
          level: "any",
          quarter: { year: 2026, quarter: 3 },
          ...other,
        },
        context.secrets.dataPointKey,
      );
    for (const other of [{ dataset: "2024.05-00000000" }, { method: "1999.1" }, { role: "none" }]) {
      await expect(lineage(context, await made(other))).rejects.toMatchObject(unknown);
    }
  });

  it("says of an id of the former method that it has been replaced", async () => {
    const id = await writeDataPointId(
      {
        ...{ kind: "estimate", method: "2026.3", dataset: context.reference.dataset.version },
        ...{ role: "software-engineer", city: "austin", basis: "local", level: "any" },
        quarter: { year: 2026, quarter: 3 },
      },
      context.secrets.dataPointKey,
    );
    await expect(lineage(context, id)).rejects.toMatchObject({
      code: "data_point_not_found",
      message: expect.stringContaining("method 2026.3, which method 2026.5 replaced"),
    });
  });
});
