import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const cost = (query: string) => live.get(`${salaries}/employer-cost?${query}`, { key });

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, `../../../../../../seeds/tables/${file}`)), {
    columns: true,
  });
const costs = readTable("employer_costs.csv");
const groups = {
  startup: "1-49 workers",
  midmarket: "100-499 workers",
  enterprise: "500 workers or more",
} as const;
/** Benefit over wages and leave, from the published tables. */
const share = (group: string, component: string) => {
  const hourly = (name: string) =>
    Number(costs.find((row) => row.group_title === group && row.component === name)?.cost_per_hour);
  return hourly(component) / (hourly("wages_and_salaries") + hourly("paid_leave"));
};
/** The share of a group at a size, which is that of the group times the size's relative to all. */
const shareAt = (group: string, size: keyof typeof groups, component: string) =>
  (share(group, component) * share(groups[size], component)) /
  share("Private industry workers", component);

const roles = ["software-engineer", "registered-nurse", "cashier", "surgeon", "electrician"];

describe("employer-cost", () => {
  it.each(roles)("has a breakdown that sums to the cost of %s at every size", async (role) => {
    const calculated = await live.get(`${salaries}/calculate?role=${role}&city=austin`, { key });
    for (const size of Object.keys(groups)) {
      const { status, body } = await cost(`role=${role}&city=austin&size=${size}`);
      expect(status).toBe(200);
      const { data } = body;
      const parts: number[] = Object.values(data.breakdown);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(data.estimate.median);
      expect(data.base_salary).toBe(calculated.body.data.estimate.median);
      expect(data.breakdown.base_salary).toBe(data.base_salary);
      expect(data.cost_multiplier).toBeCloseTo(data.estimate.median / data.base_salary, 4);
      // A cashier's insurance is half of the pay at a large employer; a surgeon's is 4%.
      expect(data.cost_multiplier).toBeGreaterThan(1.15);
      expect(data.cost_multiplier).toBeLessThan(1.75);
      expect(data.estimate.source_breakdown).toEqual({
        base_salary_data: 0.5,
        benefits_benchmarks: 0.3,
        payroll_tax_tables: 0.2,
      });
      const { low, median, high, confidence_lower, confidence_upper } = data.estimate;
      const rising = [low, median, high ?? median];
      expect(rising.toSorted((a, b) => a - b)).toEqual(rising);
      expect(confidence_lower).toBeLessThan(median);
      expect(confidence_upper).toBeGreaterThan(median);
    }
  });

  it("applies payroll taxes up to each wage base, below and above that of Social Security", async () => {
    for (const role of ["cashier", "surgeon"]) {
      const { data } = (await cost(`role=${role}&city=austin`)).body;
      const base = data.base_salary;
      // 2026: 6.2 % up to 184,500, 1.45 %, FUTA 0.6 % of 7,000; Texas 2.7 % of 9,000.
      const expected =
        Math.min(base, 184_500) * 0.062 +
        base * 0.0145 +
        7_000 * 0.006 +
        Math.min(base, 9_000) * 0.027;
      expect(data.breakdown.payroll_tax).toBe(Math.round(expected));
    }
    const surgeon = (await cost("role=surgeon&city=austin")).body.data;
    expect(surgeon.base_salary).toBeGreaterThan(184_500);
  });

  it.each(["startup", "midmarket", "enterprise"] as const)(
    "takes retirement and supplemental pay at a %s from the group and the size class",
    async (size) => {
      const { data } = (await cost(`role=data-scientist&city=chicago&size=${size}`)).body;
      const base = data.base_salary;
      const { breakdown } = data;
      const own = (component: string) =>
        Math.round(base * shareAt("Professional and related occupations", size, component));
      expect(breakdown.retirement_match).toBe(own("retirement_and_savings"));
      expect(breakdown.benefits).toBe(own("supplemental_pay"));
      expect(data.assumptions.join(" ")).toContain(groups[size]);
    },
  );

  // ECEC March 2026, USD per hour: professionals 5.31, sales 2.09, services 1.36, all workers 3.62;
  // 1-49 workers 2.31, 100-499 workers 3.93, 500 or more 6.36. 5.31 × 2.31 / 3.62 × 2,080 = 7,048.
  // A cashier is paid less than people in services, the lowest-paid group: 1.36 × 3.93 / 3.62 × 2,080 = 3,071.
  // Electricians have no row, so that of all workers cancels: 3.93 × 2,080 = 8,174.
  it.each([
    ["cardiologist", "startup", 7_048],
    ["cardiologist", "midmarket", 11_991],
    ["cardiologist", "enterprise", 19_405],
    ["registered-nurse", "midmarket", 11_991],
    ["cashier", "midmarket", 3_071],
    ["insurance-agent", "midmarket", 4_719],
    ["electrician", "midmarket", 8_174],
  ] as const)(
    "insures a %s at a %s employer for %d, whatever the pay",
    async (role, size, insurance) => {
      for (const city of ["san-francisco", "el-paso"]) {
        const { data } = (await cost(`role=${role}&city=${city}&size=${size}`)).body;
        expect(data.breakdown.health_insurance).toBe(insurance);
        expect(data.assumptions.join(" ")).toContain(
          `health_insurance is $${insurance.toLocaleString("en-US")} a year whatever the pay`,
        );
      }
    },
  );

  it("gives the lowest-paid jobs the benefits of the lowest-paid group, and says so", async () => {
    const { base_salary, breakdown, assumptions } = (await cost("role=cashier&city=austin")).body
      .data;
    expect(breakdown.retirement_match).toBe(
      Math.round(
        base_salary * shareAt("Service occupations", "midmarket", "retirement_and_savings"),
      ),
    );
    expect(assumptions.join(" ")).toContain(
      'The job is paid less than "Sales and related occupations" and less than the lowest-paid group',
    );
  });

  it.each(["police-officer", "firefighter", "elementary-school-teacher"])(
    "does not take insurance and pension of a %s from private industry",
    async (role) => {
      const { breakdown, estimate, summary, assumptions, citation } = (
        await cost(`role=${role}&city=columbus`)
      ).body.data;
      expect(breakdown).toMatchObject({
        health_insurance: null,
        retirement_match: null,
        benefits: null,
      });
      const { base_salary, payroll_tax, recruiting, overhead } = breakdown;
      expect(estimate.median).toBe(base_salary + payroll_tax + recruiting + overhead);
      expect(summary).toMatch(/at least \$[\d,]+ a year.*insurance, pension.*are not known\.$/);
      expect(citation).toContain("before insurance and pension");
      expect(assumptions.join(" ")).toContain("are null and not in the total");
      expect(assumptions.join(" ")).not.toContain("(table 4)");
    },
  );

  it("names the survey's group, or all workers if the occupation has none", async () => {
    const text = async (role: string) =>
      (await cost(`role=${role}&city=austin`)).body.data.assumptions.join(" ");
    expect(await text("cardiologist")).toContain(
      '"Professional and related occupations" (table 4)',
    );
    expect(await text("electrician")).toContain('"Private industry workers" (table 4)');
  });

  it("defaults to a midmarket employer", async () => {
    const [unnamed, named] = await Promise.all([
      cost("role=accountant"),
      cost("role=accountant&size=midmarket"),
    ]);
    expect(unnamed.body.data).toEqual(named.body.data);
    expect(unnamed.body.data.company_size).toBe("midmarket");
  });

  it("includes the state's unemployment tax only with a city", async () => {
    const inCity = (await cost("role=accountant&city=seattle")).body.data;
    expect(inCity.assumptions.join(" ")).toContain("State unemployment tax is that of WA");
    expect(inCity.assumptions.join(" ")).toContain("experience rating");
    const { city, base_salary, breakdown, assumptions } = (await cost("role=accountant")).body.data;
    expect(city).toBeNull();
    expect(breakdown.payroll_tax).toBe(Math.round(base_salary * (0.062 + 0.0145) + 42));
    expect(assumptions.join(" ")).toContain("State unemployment tax is not included");
  });

  it("states which parts are assumptions", async () => {
    const { data } = (await cost("role=accountant&city=denver&size=startup")).body;
    expect(data.assumptions.join(" ")).toContain("Recruiting at 2.0% and overhead");
    expect(data.breakdown.recruiting).toBe(Math.round(data.base_salary * 0.02));
    expect(data.breakdown.overhead).toBe(Math.round(data.base_salary * 0.06));
    expect(data.citation).toContain(data.estimate.data_point_id);
  });
});
