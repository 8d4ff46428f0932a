import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { startDatabaseProxy } from "#scripts/run/stage/database-proxy.ts";
import type { Grade, PayLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Wages } from "#shared/reference/records.ts";
import { CalculateData } from "#shared/salaries/calculate/calculate.response.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import { openContext } from "../context.ts";

const server = await startSeededDatabase();
afterAll(() => server.stop());
const context = await openContext(server.url);

const ask = (
  role: string,
  city: string,
  {
    exp = "any",
    grade = undefined as Grade | undefined,
    basis = "local",
    expand = [] as string[],
    by = context,
  }: { exp?: PayLevel; grade?: Grade; basis?: Basis; expand?: string[]; by?: SalaryContext } = {},
) => calculate(by, { role, city, basis, exp, grade, expand });

describe("calculate", () => {
  it("returns a software engineer's pay in San Francisco together with the published wage", async () => {
    const data = await ask("software-engineer", "san-francisco");
    expect(CalculateData.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      role: { id: "role:software-engineer", title: "Software Engineer" },
      city: { id: "city:san-francisco", state: "CA", col_multiplier: 1.15613 },
      experience: { level: "any", years: null, multiplier: 1 },
      estimate: {
        as_of: "2026-09-30",
        methodology_version: "2026.5-carried",
        disagreement_flag: false,
      },
      // BLS OEWS May 2025, 15-1252 in 41860.
      observed: { median: 186640, p25: 163500, p75: 219670, match: "exact_area" },
    });
    const { low, median, high, confidence_lower, confidence_upper } = data.estimate;
    expect(low).toBeLessThan(median);
    expect(median).toBeLessThan(high ?? 0);
    expect(confidence_lower).toBeLessThan(median);
    expect(median).toBeLessThan(confidence_upper);
  });

  it("reads a bounded number of rows for a pair that is in no cache", async () => {
    const counter = await startDatabaseProxy(server.url);
    onTestFinished(() => counter.stop());
    const cold = await openContext(counter.url);
    const before = counter.use().rowsRead;
    await ask("software-engineer", "san-francisco", { by: cold });
    const read = counter.use().rowsRead - before;
    // The database's host bills each. If every city is read rather than this one, it is 5,000.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(2_300);
  });

  it("accepts a role and a city by the words that people type", async () => {
    const named = await ask("registered-nurse", "new-york");
    expect(await ask("rn", "nyc")).toEqual(named);
  });

  it.each([
    ["lawyer", ["Lawyer is a name of the occupation itself"]],
    [
      "corporate-attorney",
      ["No pay data for the title Corporate Attorney itself is used", "the interval includes"],
    ],
    ["pricing-analyst", ["is estimated to pay", "paid far from what its occupation is"]],
    ["litigation-associate", ["is estimated to pay", "titles pooled with it"]],
  ])("states what the pay of %s is based on", async (role, parts) => {
    const { assumptions } = await ask(role, "boston");
    for (const part of parts) expect(assumptions.join(" ")).toContain(part);
  });

  it("does not say so of an ordinary title", async () => {
    const { assumptions } = await ask("data-scientist", "boston");
    expect(assumptions.join(" ")).not.toContain("far from its occupation's");
  });

  it("is based on the published wage: baseline × title × parity, carried forward five quarters", async () => {
    // Registered nurses, 29-1141, and all occupations: national medians of May 2022 and May 2025.
    const { estimate, assumptions } = await ask("registered-nurse", "houston", {
      basis: "price_parity",
    });
    const role = await context.reference.role("registered-nurse");
    const medianOf = (wages: readonly Wages[] = [], year: number) =>
      wages.find((row) => row.year === year)?.median ?? Number.NaN;
    const all = context.reference.dataset.allOccupations;
    const growth = (medianOf(all, 2025) / medianOf(all, 2022)) ** (1 / 3) - 1;
    const city = await context.reference.city("houston");
    const parity = city?.parities.find(({ year }) => year === 2024)?.rpp ?? Number.NaN;
    const untitled = medianOf(role?.wages, 2025) * (1 + growth) ** 1.25 * (parity / 100);
    expect(Math.abs(estimate.median / untitled - 1)).toBeLessThan(0.1);
    expect(assumptions.join(" ")).toContain("carried forward");
  });

  it("multiplies everyone's pay by the step of the field", async () => {
    const all = await ask("accountant", "chicago");
    expect(all.experience).toMatchObject({ level: "any", basis: "any", effective_multiplier: 1 });
    const steps = context.reference.dataset.parameters.experience.fields["13"]?.ratios ?? [];
    for (const [at, exp] of (["entry", "mid", "senior", "staff"] as const).entries()) {
      const { estimate, experience } = await ask("accountant", "chicago", { exp });
      expect(experience).toMatchObject({ level: exp, basis: "years", grade: null });
      expect(experience.effective_multiplier).toBe(steps[at]);
      const expected = (steps[at] ?? 0) * all.estimate.median;
      expect(Math.abs(estimate.median - expected)).toBeLessThanOrEqual(1.3);
    }
  });

  it("prices a grade in computing, and has a wider interval and a sentence elsewhere", async () => {
    const width = ({ estimate: { confidence_lower, confidence_upper } }: CalculateData) =>
      confidence_upper / confidence_lower;
    const engineer = await ask("software-engineer", "austin");
    const senior = await ask("software-engineer", "austin", { grade: "senior" });
    expect(senior.experience).toMatchObject({ level: "any", basis: "grade", grade: "senior" });
    expect(senior.estimate.median / engineer.estimate.median).toBeCloseTo(1.082, 3);
    const editor = await ask("editor", "austin");
    const chief = await ask("editor", "austin", { grade: "senior" });
    expect(chief.estimate.median).toBe(editor.estimate.median);
    expect(width(chief)).toBeGreaterThan(width(editor));
    expect(chief.assumptions.join(" ")).toContain("no source says what it is worth in this field");
  });

  it("uses the last completed quarter, and changes when the next one ends", async () => {
    const later = { ...context, now: Date.parse("2027-01-01T00:00:00Z") };
    const [q3, q4] = [
      await ask("electrician", "phoenix"),
      await ask("electrician", "phoenix", { by: later }),
    ];
    expect([q3.estimate.as_of, q4.estimate.as_of]).toEqual(["2026-09-30", "2026-12-31"]);
    expect(q4.estimate.median).toBeGreaterThan(q3.estimate.median);
  });

  it("adds a bonus and no equity, with the reasons", async () => {
    const { estimate, total_compensation, assumptions } = await ask("software-engineer", "austin");
    // ECEC March 2026, professional and related: 2.87 of 50.53 dollars an hour.
    const bonus = Math.round((estimate.median * 2.87) / 50.53);
    expect(total_compensation).toEqual({
      base: estimate.median,
      bonus,
      equity: 0,
      signing: 0,
      total: estimate.median + bonus,
      unsourced: ["equity", "signing"],
    });
    expect(assumptions.join(" ")).toMatch(/overtime.*Equity and signing bonus are 0/);
  });

  it("has a citation with the figure, its sources and its id", async () => {
    const { citation, estimate } = await ask("data-scientist", "new-york");
    expect(citation).toContain(`$${estimate.median.toLocaleString("en-US")}`);
    expect(citation).toContain("May 2025");
    expect(citation).toContain(estimate.data_point_id);
  });

  it("suggests calls with the nearest slugs, all of which succeed", async () => {
    const failure = await ask("sofware-enginer", "no-such-city").catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "role_not_found",
      details: { alternative: "/api/v1/intelligence/salaries/search?q=sofware+enginer" },
    });
    const { suggestions } = (failure as { details: { suggestions: string[] } }).details;
    expect(suggestions[0]).toContain("role=software-engineer&");
    for (const path of suggestions) {
      const query = new URLSearchParams(path.split("?")[1]);
      await ask(query.get("role") ?? "", query.get("city") ?? "");
    }
    await expect(ask("software-engineer", "san-fransisco")).rejects.toMatchObject({
      code: "city_not_found",
      details: {
        // Other cities merely sound alike.
        suggestions: [expect.stringContaining("city=san-francisco")],
      },
    });
  });
});

describe("expansions", () => {
  it("are set at their paths", async () => {
    const data = await ask("software-engineer", "san-francisco", { expand: ["*"] });
    expect(CalculateData.parse(data)).toEqual(data);
    expect(data.role.taxonomy).toMatchObject({
      soc: {
        major: { code: "15-0000" },
        minor: { code: "15-1200", title: "Computer Occupations" },
        broad: { code: "15-1250" },
        detailed: { code: "15-1252", title: "Software Developers" },
      },
      onet: expect.arrayContaining([
        { code: "15-1252.00", title: "Software Developers", job_zone: 4 },
      ]),
    });
    expect(data.city?.metadata).toMatchObject({
      population: 827526,
      cbsa: { code: "41860" },
      price_parities: expect.arrayContaining([
        { year: 2024, area_code: "41860", all_items: 115.613 },
      ]),
    });
    for (const engine of [
      data.role.skills?.premium,
      data.role.skills?.half_life,
      data.hiring?.velocity,
    ]) {
      expect(engine?.status).toBe("ok");
    }
    expect(data.comp?.by_stage).toMatchObject({ status: "no_data", records: [] });
  });

  it("have the same estimate of each level as calculate", async () => {
    const data = await ask("product-manager", "seattle", { expand: ["role.seniority_bands"] });
    for (const { level, low, median, high, data_point_id } of data.role.seniority_bands ?? []) {
      const { estimate } = await ask("product-manager", "seattle", { exp: level });
      expect(estimate).toMatchObject({ low, median, high, data_point_id });
    }
    expect(data.role.seniority_bands).toHaveLength(5);
  });

  it("are absent unless requested", async () => {
    const data = await ask("software-engineer", "san-francisco", { expand: ["city.metadata"] });
    expect(data.role).not.toHaveProperty("taxonomy");
    expect(data).not.toHaveProperty("comp");
  });
});
