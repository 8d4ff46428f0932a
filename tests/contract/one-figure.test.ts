/** The same role, city and level: the same dollars, wherever they are asked for. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { adjacent } from "#shared/salaries/adjacent/adjacent.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { CompareQuery } from "#shared/salaries/compare/compare.request.ts";
import { compare } from "#shared/salaries/compare/compare.ts";
import type { CrowdContext } from "#shared/salaries/crowd/crowd.ts";
import { employerCost } from "#shared/salaries/employer-cost/employer-cost.ts";
import { history } from "#shared/salaries/history/history.ts";
import { type LineageContext, lineage } from "#shared/salaries/lineage/lineage.ts";
import { legacy } from "#shared/salaries/lookup-tools/legacy.ts";
import { lookUpComparison } from "#shared/salaries/lookup-tools/look-up-comparison.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { lookUpSalary } from "#shared/salaries/lookup-tools/look-up-salary.ts";
import { lookUpTrends } from "#shared/salaries/lookup-tools/look-up-trends.ts";
import { CompareToolQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { projections } from "#shared/salaries/projections/projections.ts";
import { skills } from "#shared/salaries/skills/skills.ts";
import { widget } from "#shared/salaries/widget/widget.ts";
import { openContext } from "../shared/salaries/context.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { readSlugs } from "../support/seed-table.ts";
import { isWhole } from "../support/whole.ts";

const roles = readSlugs("roles.csv");
const cities = readSlugs("cities.csv");

const triple = fc.record({
  role: fc.constantFrom(...roles),
  city: fc.constantFrom(...cities),
  exp: fc.constantFrom(...experienceLevels),
  basis: fc.constantFrom(...bases),
});

describe("the same role, city and level", () => {
  let server: TestDatabase;
  let context: CrowdContext & LineageContext;
  beforeAll(async () => {
    server = await startSeededDatabase();
    context = await openContext(server.url);
  });
  afterAll(() => server.stop());

  it("has the same median in every operation", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(triple, async ({ role, city, exp, basis }) => {
        const subject = { role, city, basis };
        const own = await calculate(context, { ...subject, exp, expand: [] });
        const mid = await calculate(context, { ...subject, exp: "any", expand: [] });
        const past = await history(context, { ...subject, as_of: undefined });
        const coming = await projections(context, { ...subject, through: 2026 });
        const shown = await widget(context, { ...subject, theme: "light" }, false);
        const cost = await employerCost(context, { ...subject, size: "midmarket" });
        const known = await skills(context, subject);
        const { quarter: _, ...latest } = past.snapshots.at(-1) ?? { quarter: "" };

        expect(latest).toEqual(mid.estimate);
        expect((await lookUpSalary(context, { ...subject, exp })).estimate).toEqual(own.estimate);
        const { trends } = await lookUpTrends(context, subject);
        const { percentiles } = await lookUpRange(context, subject);
        expect({
          levels: shown.experienceBands[exp].median,
          widget: shown.salary.median,
          projections: coming.projections[0]?.median,
          trends: trends.at(-1)?.median,
          range: percentiles.p50,
          employerCost: cost.base_salary,
          skills: known.mode === "role" ? known.base_salary : null,
        }).toEqual({
          levels: own.estimate.median,
          widget: mid.estimate.median,
          projections: mid.estimate.median,
          trends: mid.estimate.median,
          range: mid.estimate.median,
          employerCost: mid.estimate.median,
          skills: mid.estimate.median,
        });
      }),
      { numRuns: isWhole ? 2_000 : 40 },
    );
  });

  it("has it in comparisons, whose winner is the one that calculate's figures name", async () => {
    const pair = fc.record({
      names: fc.uniqueArray(fc.constantFrom(...roles), { minLength: 2, maxLength: 2 }),
      city: fc.constantFrom(...cities),
      basis: fc.constantFrom(undefined, ...bases),
    });
    await fc.assert(
      fc.asyncProperty(pair, async ({ names: [roleA = "", roleB = ""], city, basis }) => {
        const asked = { roleA, roleB, city, basis };
        const input = CompareQuery.parse(asked);
        const compared = await compare(context, input);
        for (const each of bases) {
          const mid = { city, basis: each, exp: "any" as const, expand: [] };
          const [a, b] = [
            await calculate(context, { ...mid, role: roleA }),
            await calculate(context, { ...mid, role: roleB }),
          ];
          const delta = a.estimate.median - b.estimate.median;
          expect(compared[each]).toMatchObject({
            primary: {
              median: a.estimate.median,
              total_comp: a.total_compensation.total,
              data_point_id: a.estimate.data_point_id,
            },
            secondary: {
              median: b.estimate.median,
              total_comp: b.total_compensation.total,
              data_point_id: b.estimate.data_point_id,
            },
            delta: {
              median_delta: delta,
              higher_paid: delta === 0 ? "tie" : delta > 0 ? "roleA" : "roleB",
            },
          });
          if (each !== (basis ?? "local")) continue;
          expect(compared.primary.estimate).toEqual(a.estimate);
          expect(compared.secondary.estimate).toEqual(b.estimate);
          expect(compared.delta).toEqual(compared[each].delta);
        }
        const { mode, ...tool } = await lookUpComparison(context, CompareToolQuery.parse(asked));
        expect(mode).toBe("roles");
        expect(tool).toEqual(compared);
      }),
      { numRuns: isWhole ? 2_000 : 40 },
    );
  });

  it("has it in the deprecated response and in lineage as well", async () => {
    await fc.assert(
      fc.asyncProperty(triple, async ({ role, city, basis }) => {
        const subject = { role, city, basis };
        const mid = await calculate(context, { ...subject, exp: "any", expand: [] });
        const bundle = await legacy(context, subject);
        expect(bundle.baseSalary).toEqual(mid.estimate);
        expect(bundle.totalComp).toEqual(mid.total_compensation);
        const nation = await lookUpSalary(context, { role, city: undefined, basis, exp: "any" });
        const around = await adjacent(context, { role, city: undefined, basis, count: 1 });
        expect(around.role.median).toBe(nation.estimate.median);
        expect(around.role.data_point_id).toBe(nation.estimate.data_point_id);
        const trail = await lineage(context, mid.estimate.data_point_id);
        expect(trail.result).toEqual(mid.estimate);
      }),
      { numRuns: 40 },
    );
  });
});

describe("over HTTP", () => {
  let live: LiveService;
  let key: string;
  beforeAll(async () => {
    live = await shareLiveService();
    key = await createKey(live.db, { tier: "ultra" });
  });

  it("has the same median as well, and the national one of the catalog", async () => {
    const salaries = "/api/v1/intelligence/salaries";
    const data = async (path: string) => (await live.get(path, { key })).body.data;
    await fc.assert(
      fc.asyncProperty(triple, async ({ role, city }) => {
        const query = `role=${role}&city=${city}`;
        const { estimate } = await data(`${salaries}/calculate?${query}`);
        expect((await data(`${salaries}?${query}`)).baseSalary).toEqual(estimate);
        expect((await data(`/api/mcp/intelligence/salary?${query}`)).estimate).toEqual(estimate);
        const [row] = await data(`${salaries}/roles?slug=${role}`);
        const nation = await data(`/api/mcp/intelligence/range?role=${role}`);
        expect(nation.percentiles.p50).toBe(row.national_median);
        const found = await data(`${salaries}/search?q=${role}`);
        const match = found.find(({ slug }: { slug: string }) => slug === role);
        expect(match?.national_median).toBe(row.national_median);
      }),
      { numRuns: 25 },
    );
  });
});
