import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { Estimate } from "#shared/contract/estimate.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const projections = (query: string) => live.get(`${salaries}/projections?${query}`, { key });

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, `../../../../../../seeds/tables/${file}`)), {
    columns: true,
  });
const roles = readTable("roles.csv");
const growths = readTable("employment_projections.csv");

/** The rule of the specification, from the current estimate and the published growth alone. */
function projectAgain(now: Estimate, slug: string, year: number) {
  const role = roles.find((row) => row.slug === slug);
  const jobs = growths.find((row) => row.soc_code === role?.soc_code);
  const [floor, ceiling] = role?.ai === "1" ? [6, 10] : [3, 6];
  const place = Number(jobs?.slower) / Number(jobs?.others);
  const rate = Math.round((floor + (ceiling - floor) * place) * 100) / 10_000;
  const n = year - 2026;
  const grow = (value: number | null) => value && Math.round(value * (1 + rate) ** n);
  const median = grow(now.median) ?? 0;
  const below = ((now.median - now.confidence_lower) / now.median) * 1.04 ** n;
  const above = ((now.confidence_upper - now.median) / now.median) * 1.04 ** n;
  const growthError = 1.96 * 0.03 * n;
  return {
    year,
    rate,
    low: grow(now.low),
    median,
    high: grow(now.high),
    confidence_lower: Math.round(median * (1 - below)),
    confidence_upper: Math.round(median * (1 + above)),
    outlook_lower: Math.round(median * (1 - Math.hypot(below, growthError))),
    outlook_upper: Math.round(median * (1 + Math.hypot(above, growthError))),
    confidence_level: Math.round(now.confidence_level * 0.95 ** n * 10_000) / 10_000,
  };
}

const someRoles = [
  "machine-learning-engineer",
  "ai-engineer",
  "software-engineer",
  "data-scientist",
  "registered-nurse",
  "electrician",
  "attorney",
  "truck-driver",
  "elementary-school-teacher",
  "data-entry-clerk",
].filter((slug) => roles.some((row) => row.slug === slug));

describe("projections", () => {
  it.each(someRoles)(
    "projects %s as the rule does when it is computed independently",
    async (slug) => {
      const now = await live.get(`${salaries}/calculate?role=${slug}&city=chicago`, { key });
      const { status, body } = await projections(`role=${slug}&city=chicago`);
      expect(status).toBe(200);
      expect(body.data.projections).toHaveLength(5);
      for (const projection of body.data.projections) {
        const { rate, ...expected } = projectAgain(now.body.data.estimate, slug, projection.year);
        expect(projection).toMatchObject({
          ...expected,
          methodology_version: "2026.2-synthetic-cagr",
        });
        expect(body.data.annual_growth_rate).toBe(rate);
      }
      expect(body.data.observed).toEqual(now.body.data.observed);
    },
  );

  it("grows AI roles by 6% to 10% and all others by 3% to 6%, always the same", async () => {
    const rates: Record<"0" | "1", number[]> = { "0": [], "1": [] };
    const ai = roles.filter((row) => row.ai === "1").slice(0, 15);
    const others = roles.filter((row) => row.ai === "0").filter((_, at) => at % 200 === 0);
    for (const { slug, ai: kind } of [...ai, ...others]) {
      const { body } = await projections(`role=${slug}&through=2027`);
      rates[kind === "1" ? "1" : "0"].push(body.data.annual_growth_rate);
    }
    expect(rates["1"].length).toBe(15);
    expect(Math.min(...rates["1"])).toBeGreaterThanOrEqual(0.06);
    expect(Math.max(...rates["1"])).toBeLessThanOrEqual(0.1);
    expect(Math.min(...rates["0"])).toBeGreaterThanOrEqual(0.03);
    expect(Math.max(...rates["0"])).toBeLessThanOrEqual(0.06);
    expect(new Set(rates["0"]).size).toBeGreaterThan(5);
  });

  it("gives the fastest-growing occupation the top of the band and the slowest the bottom", async () => {
    const byPlace = (slower: string) => {
      const code = growths.find((row) => row.slower === slower)?.soc_code;
      return roles.find((row) => row.soc_code === code && row.ai === "0")?.slug;
    };
    const rate = async (slug: string | undefined) =>
      (await projections(`role=${slug}`)).body.data.annual_growth_pct;
    expect([await rate(byPlace("831")), await rate(byPlace("0"))]).toEqual([6, 3]);
  });

  it("summarizes the first and the last year", async () => {
    const { data } = (await projections("role=data-scientist&through=2029")).body;
    const [first, last] = [data.projections[0], data.projections.at(-1)];
    expect(data.projections.map((p: { year: number }) => p.year)).toEqual([2026, 2027, 2028, 2029]);
    expect(data.city).toBeNull();
    expect(data.summary).toMatchObject({
      end_year: 2029,
      start_median: first.median,
      end_median: last.median,
    });
    expect(data.summary.total_growth_pct).toBeCloseTo((last.median / first.median - 1) * 100, 2);
    expect(data.citation).toContain(last.data_point_id);
    expect(last.as_of).toBe("2029-09-30");
  });

  it.each([
    ["2025", 400, "as_of_too_old"],
    ["0", 400, "as_of_too_old"],
    ["2026", 200, undefined],
    ["2030", 200, undefined],
    ["2031", 400, "as_of_in_future"],
    ["2027.5", 400, "parameter_missing"],
    ["soon", 400, "parameter_missing"],
    ["", 400, "parameter_missing"],
  ])("returns through=%s with %d %s", async (through, status, code) => {
    const answer = await projections(`role=electrician&through=${through}`);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    if (status === 400) expect(answer.body.error.param).toBe("through");
  });
});
