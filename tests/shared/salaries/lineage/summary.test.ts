import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EstimateKind, statisticKinds } from "#shared/contract/data-point-kinds.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { companyMethod } from "#shared/salaries/companies/company-figures.ts";
import { crowdSummary } from "#shared/salaries/crowd/crowd-notes.ts";
import { demo } from "#shared/salaries/demo/demo.ts";
import type { AnyDataPoint } from "#shared/salaries/estimate/data-point.ts";
import { writeDataPointId } from "#shared/salaries/estimate/data-point-id.ts";
import { Trace } from "#shared/salaries/lineage/trace.response.ts";
import { traceFigure } from "#shared/salaries/lineage/trace-figure.ts";
import { statisticMethods } from "#shared/salaries/statistics/statistic-id.ts";
import { readSeedTable, readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../context.ts";
import { developer } from "../records.ts";

const roles = readSlugs("roles.csv");
const cities = readSlugs("cities.csv");
const technologies = readSeedTable("skills.csv").flatMap(({ slug = "", category = "" }) =>
  ["remote_work", "company_size", "education"].includes(category) ? [] : [slug],
);

const context = await seededContext();

const traceOf = async (point: AnyDataPoint) => {
  const id = await writeDataPointId(point, context.secrets.dataPointKey);
  return traceFigure(context, id);
};
const usd = (value: number) => `$${value.toLocaleString("en-US")}`;

/** Sentences, knowing the abbreviations in the names of places and publishers. */
function sentencesOf(text: string): string[] {
  const plain = text.replaceAll(/\b(U\.S\.C\.|U\.S\.|St\.|Ft\.|Mt\.|Inc\.|Sr\.|Jr\.)/g, (name) =>
    name.replaceAll(".", ""),
  );
  return plain.split(/(?<=[.!?])\s+/);
}

function expectPlain(summary: string): void {
  const sentences = sentencesOf(summary);
  expect(sentences.length, summary).toBeLessThanOrEqual(5);
  for (const sentence of sentences) expect(sentence, summary).toMatch(/\.$/);
  expect(summary).not.toMatch(/NaN|undefined|null|Infinity|\$0\b/);
}

describe("the summary that a lineage begins with", () => {
  const details: Record<EstimateKind, readonly string[]> = {
    estimate: [],
    range: [],
    evaluation: ["annual:90000-90000", "annual:150000-180000", "hourly:45-60"],
    projection: ["2026", "2027", "2030"],
    skill: technologies,
    employer_cost: ["startup", "midmarket", "enterprise"],
  };

  it.each(Object.keys(details) as EstimateKind[])(
    "has at most five sentences with the median for 60 random figures of the kind %s",
    async (kind) => {
      const figure = fc.record({
        role: fc.constantFrom(...roles),
        city: fc.option(fc.constantFrom(...cities), { nil: null }),
        basis: fc.constantFrom(...bases),
        level:
          kind === "estimate" ? fc.constantFrom(...experienceLevels) : fc.constant("any" as const),
        year: fc.integer({ min: 2025, max: 2026 }),
        detail: fc
          .constantFrom(undefined, ...details[kind])
          .filter((detail) => (detail === undefined) === (details[kind].length === 0)),
      });
      await fc.assert(
        fc.asyncProperty(figure, async ({ year, detail, ...rest }) => {
          const trace = await traceOf({
            kind,
            method: "2026.5",
            dataset: context.reference.dataset.version,
            ...rest,
            quarter: { year, quarter: kind === "estimate" ? 2 : 3 },
            ...(detail === undefined ? {} : { detail }),
          });
          expect(Object.keys(trace)[0]).toBe("summary");
          expect(Trace.safeParse(trace).success).toBe(true);
          expectPlain(trace.summary);
          if (!("quarter" in trace)) throw new Error("This is no estimate.");
          expect(trace.summary).toContain(usd(trace.result.median));
        }),
        { numRuns: 60 },
      );
    },
  );

  it("explains a nurse's pay in San Francisco with the published numbers", async () => {
    const { summary } = await traceOf({
      kind: "estimate",
      method: "2026.5",
      dataset: context.reference.dataset.version,
      role: "registered-nurse",
      city: "san-francisco",
      basis: "local",
      level: "any",
      quarter: { year: 2026, quarter: 3 },
    });
    expect(summary).toContain("was $97,550 in May 2025");
    expect(summary).toContain("$186,610 in May 2025, 1.91 times the nation's");
  });

  it("covers employers, skills, hiring, related occupations and wage levels", async () => {
    const { version: dataset } = context.reference.dataset;
    const count = isWhole ? 60 : 20;
    const levels = readSeedTable("company_levels.csv").filter(({ base }) => base !== "");
    for (const { company_slug: company = "", rank, base } of levels.slice(0, count)) {
      const common = { kind: "company", method: companyMethod, dataset, company } as const;
      const { summary } = await traceOf({ ...common, rank: Number(rank) });
      expectPlain(summary);
      expect(summary).toContain(usd(Number(base)));
      expectPlain((await traceOf({ ...common, rank: null })).summary);
    }
    const related = readSeedTable("onet_relations.csv").filter(({ tier }) => tier === "primary");
    const subjects = {
      skill_premium: readSlugs("skills.csv").map((subject) => ({ subject })),
      skill_half_life: readSeedTable("language_use.csv").map(({ slug = "" }) => ({
        subject: slug,
      })),
      hiring: readSeedTable("employment_projections.csv").map(({ soc_code = "" }) => ({
        subject: soc_code,
        detail: "projected_annual_openings",
      })),
      occupation_relation: related.map(({ onet_soc = "", related_onet_soc = "" }) => ({
        subject: onet_soc,
        detail: related_onet_soc,
      })),
      wage_level: readSeedTable("wage_levels.csv").map(({ soc_code = "" }) => ({
        subject: soc_code,
        detail: "35620/III",
      })),
    };
    for (const kind of statisticKinds) {
      let traced = 0;
      for (const subject of subjects[kind].slice(0, count)) {
        const point = { kind, method: statisticMethods[kind], dataset, ...subject };
        const trace = await traceOf(point).catch((error: { code?: string }) => error.code);
        // Languages that only one survey names have no half-life.
        if (typeof trace !== "object") continue;
        expectPlain(trace.summary);
        traced++;
      }
      expect(traced, kind).toBeGreaterThan(10);
    }
  });

  it("covers the demo and submitted pay", async () => {
    const { estimate } = demo({ origin: "https://api.example.com", name: "Going Rate" });
    const { summary } = await traceFigure(context, estimate.data_point_id);
    expectPlain(summary);
    expect(summary).toContain(usd(estimate.median));
    const band = { lower: 140_000, upper: 145_000 };
    const figures = { submitters: 20, base: { median: band, p25: band, p75: band } };
    const crowd = crowdSummary(developer, null, figures, 2);
    expectPlain(crowd);
    expect(crowd).toContain("$140,000 to $145,000");
  });
});
