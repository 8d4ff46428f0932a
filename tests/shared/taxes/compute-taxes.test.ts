import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FilingStatus, filingStatuses } from "#shared/contract/filing-status.ts";
import { loadTaxTables } from "#shared/reference/load-tax-tables.ts";
import { computeTaxes } from "#shared/taxes/compute-taxes.ts";
import { seededContext } from "../salaries/context.ts";

const cities: { slug: string; state: string }[] = parse(
  readFileSync(join(import.meta.dirname, "../../../seeds/tables/cities.csv")),
  { columns: true },
);

const tables = await loadTaxTables((await seededContext()).reference);

const bill = (wages: number, home: { slug: string; state: string }, status: FilingStatus) =>
  computeTaxes(tables, wages, home, status);

/** A place in the state without local taxes. */
function tax(
  state: string,
  wages: number,
  name = "state_income_tax",
  status: FilingStatus = "single",
) {
  return bill(wages, { slug: "nowhere", state }, status).components.find(
    ({ rule }) => rule.name === name,
  )?.amount;
}

/** What a single person pays of each payroll tax of a state, in the order of the rules. */
const payroll = (state: string, wages: number) =>
  bill(wages, { slug: "nowhere", state }, "single")
    .components.filter(({ rule }) => rule.name === "state_payroll_tax")
    .map(({ amount }) => amount);

describe("taxes", () => {
  it("can be computed for every city, status and wage, and never exceed the wage", () => {
    const place = fc.constantFrom(...cities);
    const wages = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(place, fc.constantFrom(...filingStatuses), wages, (home, status, pay) => {
        const { components, total } = bill(pay, home, status);
        expect(components.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { amount } of components) expect(amount).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThan(pay + 1);
      }),
      { numRuns: 2_000 },
    );
    for (const home of cities) for (const status of filingStatuses) bill(150_000, home, status);
  });

  // New York takes back $30,172 over the 50,000 above 1,077,550, which with the other
  // taxes is more than the pay: its law has that cliff, so it is left out above a million.
  it("never decrease, and take less than 10,000 of another 10,000 in wages", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cities),
        fc.constantFrom(...filingStatuses),
        fc.integer({ min: 10_000, max: 1_500_000 }),
        (home, status, pay) => {
          const [less, more] = [bill(pay, home, status), bill(pay + 10_000, home, status)];
          expect(more.total).toBeGreaterThanOrEqual(less.total);
          if (home.state === "NY" && pay > 1_000_000) return;
          expect(more.total - less.total).toBeLessThan(10_000);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("follow from the rates and the taxable amount of each rule", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cities),
        fc.integer({ min: 20_000, max: 900_000 }),
        (home, pay) => {
          for (const { rule, taxable, amount } of bill(pay, home, "single").components) {
            const again = rule.brackets.reduce((sum, { lowerBound, rate }, at) => {
              const upper = rule.brackets[at + 1]?.lowerBound ?? Number.MAX_VALUE;
              return sum + Math.max(0, Math.min(taxable, upper) - lowerBound) * rate;
            }, 0);
            // The recapture of lower brackets has no rates; its description has the rule.
            if (rule.name === "state_supplemental_tax") continue;
            // The description states a credit, an annual limit and Ohio's untaxed bracket.
            const reduced = /credit|at most/.test(rule.description) || home.state === "OH";
            if (reduced) expect(amount).toBeLessThanOrEqual(Math.round(again));
            else expect(amount, rule.description).toBe(Math.round(again));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  // Calculated by hand from the published amounts of 2026, or of 2025 if those are used instead.
  it.each([
    // 3,000 minus 25 for each started 500 above 26,000; exemption 1,500; federal tax 1,420.
    ["AL", 30_000, 10 + 100 + 21_280 * 0.05],
    // The credit of 153 falls by 6 for each started 2,500 above 252,203: 20 of them.
    ["CA", 300_000, 3_201.97 + (294_294 - 72_724) * 0.093 - 33],
    // 15,000 minus 1,000 for each 1,000 above 30,000.
    ["CT", 40_000, 200 + 25_000 * 0.045],
    // No exemption above 250,000.
    ["IL", 260_000, 260_000 * 0.0495],
    // Half of the exemption of 5,150 is left halfway through 125,000 above 341,000.
    ["ME", 403_500, 1_589.2 + 2_527.875 + (385_925 - 64_850) * 0.0715],
    // 14,950 minus 3% of the income above 238,950, to the dollar.
    ["MN", 250_000, 1_742.495 + 5_060.56 + 7_193.74 + (235_382 - 198_630) * 0.0985],
    // A tax of 2.46%, 3.51% and 4.55%, minus a credit of 171.
    ["NE", 50_000, 4_130 * 0.0246 + 20_630 * 0.0351 + (41_400 - 24_760) * 0.0455 - 171],
    // Social Security and Medicare taxes of 1,530, and no more than 2,000 of 4,590 (Form 1, line 11a).
    ["MA", 20_000, 14_070 * 0.05],
    ["MA", 60_000, 53_600 * 0.05],
    // No tax up to 26,050; above it, 332 plus 2.75%.
    ["OH", 26_000, 0],
    ["OH", 100_000, 332 + 73_950 * 0.0275],
    // Two started steps of 7,450 above 261,000 reduce both by 40%.
    ["RI", 270_000, 82_050 * 0.0375 + 104_400 * 0.0475 + (260_130 - 186_450) * 0.0599],
    // 6% of 16,100, minus 1.3% of the income above 18,213; nothing is left from 92,521 on.
    ["UT", 18_000, 0],
    ["UT", 50_000, 2_225 - (966 - 413.231)],
    ["UT", 100_000, 4_450],
    // 15,000, of which 45,000 / 55,000 is left at 50,000, and nothing from 95,000 on.
    ["SC", 40_000, 25_000 * 0.0199],
    ["SC", 50_000, 597 + (37_727 - 30_000) * 0.0521],
    ["SC", 100_000, 597 + 70_000 * 0.0521],
    // The personal exemption of 2026 is 5,900.
    ["MI", 60_000, 54_100 * 0.0425],
    // A credit of 29, 110, 40 and, up to 30,000, of 20.
    ["AR", 50_000, 112 + 144 + 353.6 + (47_530 - 26_400) * 0.037 - 29],
    ["DE", 60_000, 66 + 195 + 480 + 260 + 31_750 * 0.0555 - 110],
    ["IA", 60_000, 43_900 * 0.038 - 40],
    ["OH", 28_000, 332 + 1_950 * 0.0275 - 20],
    ["OH", 31_000, 332 + 4_950 * 0.0275],
    // The rates and deductions that changed in 2026.
    ["GA", 60_100, 45_100 * 0.0499],
    ["KY", 60_000, 56_730 * 0.035],
    ["NC", 60_000, 47_250 * 0.0399],
    ["MS", 60_000, 41_700 * 0.04],
    ["LA", 60_000, 47_165 * 0.03],
    ["MT", 60_000, 43_900 * 0.047],
    ["OK", 60_100, 28.75 + 80.5 + (52_750 - 7_200) * 0.045],
    ["WV", 60_000, 211 + 421.5 + 474 + 18_000 * 0.0422],
    ["IN", 60_010, 59_010 * 0.0295],
    ["PA", 100_000, 3_070],
    ["TX", 1_000_000, 0],
  ] as const)("phase out allowances by the rule of %s at %d", (state, wages, expected) => {
    expect(tax(state, wages)).toBe(Math.round(expected));
  });

  it("include the surtaxes of California and Massachusetts", () => {
    expect(tax("CA", 1_200_000, "state_surtax")).toBe(Math.round((1_194_294 - 1_000_000) * 0.01));
    expect(tax("MA", 1_200_000, "state_surtax")).toBe(Math.round((1_193_600 - 1_083_150) * 0.04));
    expect(tax("MA", 200_000, "state_surtax")).toBe(0);
  });

  it("let one earner of a joint return deduct their own contributions alone in Massachusetts", () => {
    expect(tax("MA", 60_000, "state_income_tax", "married")).toBe(49_200 * 0.05);
  });

  it("say where a year's own amount is missing", () => {
    const [alaska] = bill(60_000, { slug: "nowhere", state: "AK" }, "single").components.filter(
      ({ rule }) => rule.name === "state_payroll_tax",
    );
    expect(alaska?.rule.caveats.join(" ")).toContain("those of 2025");
  });

  it("include the federal deduction in states whose law allows it", () => {
    expect(tax("CO", 100_000, "state_income_tax", "married")).toBe(
      Math.round((100_000 - 32_200) * 0.044),
    );
  });

  it("are described with amounts that people can read", () => {
    const { components } = bill(300_000, { slug: "nowhere", state: "NY" }, "single");
    const texts = components.map(({ rule }) => rule.description).join(" ");
    expect(texts).toContain("on wages up to $184,500");
    expect(texts).toContain("the standard deduction of $16,100");
    expect(texts).not.toMatch(/\$\d{4}|\$[\d,]+\.\d/);
  });

  it("stop at each wage base and annual limit", () => {
    expect(tax("RI", 150_000, "state_payroll_tax")).toBe(1_100);
    expect(payroll("NJ", 300_000)).toEqual([190, 325, 394]);
    expect(payroll("NJ", 20_000)).toEqual([85, 38, 46]);
    expect(payroll("AK", 100_000)).toEqual([259]);
    expect(payroll("AK", 40_000)).toEqual([200]);
    expect(tax("NY", 500_000, "state_payroll_tax")).toBe(31);
    expect(tax("TX", 500_000, "social_security")).toBe(11_439);
  });
});
