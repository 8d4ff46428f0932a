import { describe, expect, it } from "vitest";
import { adjacent } from "#shared/salaries/adjacent/adjacent.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { writeDataPointId } from "#shared/salaries/estimate/data-point-id.ts";
import { StatisticLineage } from "#shared/salaries/lineage/trace.response.ts";
import { traceFigure } from "#shared/salaries/lineage/trace-figure.ts";
import { skills } from "#shared/salaries/skills/skills.ts";
import { seededContext } from "../context.ts";
import { redoSteps } from "../redo-lineage.ts";

const context = await seededContext();

/** Every number in a record by its path. */
function numbersOf(record: object, path = ""): [string, number][] {
  return Object.entries(record).flatMap(([name, value]): [string, number][] => {
    if (typeof value === "number") return [[path + name, value]];
    return value !== null && typeof value === "object" ? numbersOf(value, `${path}${name}.`) : [];
  });
}

/** Recomputes a record's figures from its lineage only. */
async function expectExplained(record: { data_point_id: string }): Promise<StatisticLineage> {
  const answer = await traceFigure(context, record.data_point_id);
  const trail = StatisticLineage.parse(JSON.parse(JSON.stringify(answer)));
  const known = redoSteps(trail);
  const served = numbersOf(record);
  expect(served.length).toBeGreaterThan(0);
  expect(Object.fromEntries(served)).toEqual(trail.result);
  for (const [name, value] of served) {
    expect(known.get(trail.figures[name] ?? ""), name).toBe(value);
  }
  for (const { name, result } of trail.steps) {
    expect(known.get(`step:${name}`), name).toBeCloseTo(result, 10);
  }
  for (const { sha256 } of trail.sources) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(trail.sources.length).toBeGreaterThan(0);
  expect(trail.citation).toContain(record.data_point_id);
  return trail;
}

async function engines(role: string) {
  const expand = ["role.skills.half_life", "hiring.velocity"];
  const answer = await calculate(context, {
    role,
    city: "austin",
    basis: "local",
    exp: "any",
    expand,
  });
  const [halfLives, velocity] = [answer.role.skills?.half_life, answer.hiring?.velocity];
  return {
    halfLives: halfLives?.status === "ok" ? halfLives.records : [],
    velocity: velocity?.status === "ok" ? velocity.records : [],
  };
}

describe("the lineage of a statistic", () => {
  it("suffices to recompute the premium of every technology, its interval and its counts", async () => {
    const answer = await skills(context, { role: undefined, city: undefined, basis: "local" });
    expect(answer.skills).toHaveLength(50);
    for (const skill of answer.skills) await expectExplained(skill);

    const typescript = answer.skills.find(({ slug }) => slug === "typescript");
    const trail = await expectExplained(typescript ?? { data_point_id: "" });
    expect(trail).toMatchObject({ kind: "skill_premium", subject: "TypeScript", detail: null });
    const row = trail.sources.find(({ column }) => column === "coefficient");
    expect(row).toMatchObject({
      source_id: "stack-overflow-2023",
      key: "typescript",
      value: 0.083298,
    });
    expect(trail.citation).toContain("TypeScript: pay premium 8.7%");
  });

  it("suffices to recompute shares and half-lives from the counts of both surveys", async () => {
    const { halfLives } = await engines("software-engineer");
    for (const record of halfLives) await expectExplained(record);

    const scala = halfLives.find(({ slug }) => slug === "scala");
    const trail = await expectExplained(scala ?? { data_point_id: "" });
    expect(trail.result.half_life_years).toBe(scala?.half_life_years);
    expect(trail).toMatchObject({ kind: "skill_half_life", as_of: "2025-06-30" });
    const cells = trail.sources.map(({ source_id, column }) => `${source_id} ${column}`);
    expect(cells).toEqual([
      "stack-overflow-2023 users",
      "stack-overflow-2023 respondents",
      "stack-overflow-2023 namings",
      "stack-overflow-2023 standard error of the share",
      "stack-overflow-2025 users",
      "stack-overflow-2025 respondents",
      "stack-overflow-2025 namings",
      "stack-overflow-2025 standard error of the share",
    ]);
  });

  it("traces hiring figures to the publisher's own values", async () => {
    const { velocity } = await engines("electrician");
    expect(velocity.length).toBeGreaterThan(5);
    expect(new Set(velocity.map(({ data_point_id }) => data_point_id)).size).toBe(velocity.length);
    for (const record of velocity) await expectExplained(record);

    const hires = velocity.find(
      ({ measure, period }) => measure === "hires" && period === "2026-04",
    );
    const trail = await expectExplained(hires ?? { data_point_id: "" });
    expect(trail).toMatchObject({ kind: "hiring", detail: "hires 2026-04", as_of: "2026-04-30" });
    expect(trail.sources).toMatchObject([{ value: 4794, reference_date: "2026-04" }]);
  });

  it("traces the rank, the job zones and the overlap of two occupations to what O*NET lists", async () => {
    const { adjacent: entries } = await adjacent(context, {
      role: "electrician",
      city: undefined,
      basis: "local",
      count: 20,
    });
    expect(entries.length).toBeGreaterThan(15);
    for (const entry of entries) {
      const { relation_data_point_id: id, relation_rank, job_zones_up, skill_overlap } = entry;
      const served = { data_point_id: id, relation_rank, job_zones_up, skill_overlap };
      const trail = await expectExplained(served);
      expect(trail.assumptions[0]).toContain(entry.relation_tier);
      if (entry.license !== null) expect(trail.assumptions[0]).toContain(entry.license);
    }
  });

  it("has the same id for the same figure, whatever role was requested", async () => {
    const ids = async (role: string) =>
      (await engines(role)).velocity.map(({ data_point_id }) => data_point_id);
    const [engineer, developer, nurse] = [
      await ids("software-engineer"),
      await ids("software-developer"),
      await ids("registered-nurse"),
    ];
    expect(developer).toEqual(engineer);
    expect(nurse.filter((id) => engineer.includes(id))).toHaveLength(engineer.length - 3);
  });

  it("rejects ids of figures that were never served", async () => {
    const known = {
      kind: "hiring",
      method: "2026.5-hiring",
      dataset: context.reference.dataset.version,
      subject: "15-1252",
      detail: "certified_filings",
    } as const;
    const trace = async (other: object) => {
      const id = await writeDataPointId({ ...known, ...other }, context.secrets.dataPointKey);
      return traceFigure(context, id);
    };
    await expect(trace({})).resolves.toMatchObject({ kind: "hiring" });
    for (const other of [
      { dataset: "2024.05-00000000" },
      { method: "1999.1-hiring" },
      { subject: "99-9999" },
      { detail: "hires 1999-01" },
      { kind: "skill_premium", method: "2026.5-skill-premium" },
      { kind: "skill_half_life", method: "2026.5-half-life", subject: "cobol-77" },
      {
        kind: "occupation_relation",
        method: "2026.5-occupation-relation",
        subject: "47-2111.00",
        detail: "47-2111.00",
      },
    ]) {
      await expect(trace(other)).rejects.toMatchObject({ code: "data_point_not_found" });
    }
  });
});
