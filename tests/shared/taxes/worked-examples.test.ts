import { describe, expect, it } from "vitest";
import type { FilingStatus } from "#shared/contract/filing-status.ts";
import { loadTaxTables } from "#shared/reference/load-tax-tables.ts";
import { computeTaxes } from "#shared/taxes/compute-taxes.ts";
import { seededContext } from "../salaries/context.ts";

const tables = await loadTaxTables((await seededContext()).reference);

function components(slug: string, state: string, wages: number, status: FilingStatus = "single") {
  return computeTaxes(tables, wages, { slug, state }, status).components;
}

/** Amounts by name; those of one name in their order. */
function amounts(...place: Parameters<typeof components>) {
  const named = Object.groupBy(components(...place), ({ rule }) => rule.name);
  return Object.fromEntries(
    Object.entries(named).map(([name, own]) => [name, own?.map(({ amount }) => amount)]),
  );
}

function total(...place: Parameters<typeof components>) {
  return components(...place).reduce((sum, { amount }) => sum + amount, 0);
}

function component(name: string, ...place: Parameters<typeof components>) {
  const found = components(...place).find(({ rule }) => rule.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

describe("taxes worked out by hand from the law of 2026", () => {
  it("take 50,321 from 150,000 in New York City", () => {
    expect(amounts("new-york", "NY", 150_000)).toEqual({
      // 133,900 taxable: 1,240 + 4,560 + 12,166 + 28,200 × 24%.
      federal_income_tax: [24_734],
      social_security: [9_300],
      medicare: [2_175],
      additional_medicare: [0],
      // 142,000 taxable: 331.50 + 140.80 + 113.30 + 3,604.50 + 61,350 × 5.9%.
      state_income_tax: [7_810],
      // § 601(d-4): 567 × (150,000 - 107,650) / 50,000 = 480.25.
      state_supplemental_tax: [480],
      // Disability benefits and paid family leave, both at their annual limit.
      state_payroll_tax: [31, 412],
      // 369.36 + 489.06 + 954.75 + 92,000 × 3.876%.
      local_tax: [5_379],
    });
    expect(total("new-york", "NY", 150_000)).toBe(50_321);
  });

  it("take 53,722 from 200,000 in Seattle", () => {
    expect(amounts("seattle", "WA", 200_000)).toEqual({
      // 183,900 taxable: 17,966 + 78,200 × 24%.
      federal_income_tax: [36_734],
      // 184,500 × 6.2%.
      social_security: [11_439],
      medicare: [2_900],
      additional_medicare: [0],
      state_income_tax: [0],
      // RCW 50A.10.030: 184,500 × 1.13% × 71.43%; RCW 50B.04.080: 0.58% of all wages.
      state_payroll_tax: [1_489, 1_160],
    });
    expect(total("seattle", "WA", 200_000)).toBe(53_722);
  });

  it("take 20,848 from 80,000 in Eugene", () => {
    expect(amounts("eugene", "OR", 80_000)).toEqual({
      // 63,900 taxable: 1,240 + 4,560 + 13,500 × 22%.
      federal_income_tax: [8_770],
      social_security: [4_960],
      medicare: [1_160],
      additional_medicare: [0],
      // Federal tax is subtracted up to 8,750, and 2,910 deducted: 68,340 taxable.
      // 216.125 + 462.375 + 56,940 × 8.75% - 263 = 5,397.75.
      state_income_tax: [5_398],
      // Paid Leave Oregon 0.6%, statewide transit 0.1%.
      state_payroll_tax: [480, 80],
    });
    expect(total("eugene", "OR", 80_000)).toBe(20_848);
  });

  it("take 35,882 from 120,000 in Baltimore", () => {
    const taxes = amounts("baltimore", "MD", 120_000);
    // 3,350 deducted, and 1,600 exempt between 100,000 and 125,000: 115,050 taxable.
    expect(taxes.state_income_tax).toEqual([Math.round(90 + 97_000 * 0.0475 + 15_050 * 0.05)]);
    expect(taxes.local_tax).toEqual([Math.round(115_050 * 0.032)]);
    // Federal 17,570, Social Security 7,440, Medicare 1,740, state 5,450, city 3,682.
    expect(total("baltimore", "MD", 120_000)).toBe(35_882);
  });

  it.each([
    // (100,000 - 600) × 2.4%, and with two exemptions (100,000 - 1,200) × 2.4%.
    ["detroit", "MI", "single", 2_386],
    ["detroit", "MI", "married", 2_371],
    ["grand-rapids", "MI", "single", 1_491],
    ["lansing", "MI", "single", 994],
    ["flint", "MI", "single", 994],
    ["columbus", "OH", "single", 2_500],
    ["cleveland", "OH", "single", 2_500],
    ["cincinnati", "OH", "single", 1_800],
    ["parma", "OH", "single", 2_500],
    ["pittsburgh", "PA", "married", 3_000],
    ["birmingham", "AL", "single", 1_000],
    ["auburn-al", "AL", "single", 1_000],
    // 3,350 + 3,200 subtracted: 93,450, all of it at the 2.96% of its bracket.
    ["frederick", "MD", "single", 2_766],
  ] as const)("include the income tax of %s, %s, on 100,000 (%s)", (slug, state, status, tax) => {
    expect(component("local_tax", slug, state, 100_000, status).amount).toBe(tax);
  });

  it.each([
    // Not over 215,400 taxable: 567, phased in from 107,650 to 157,650.
    [107_650, "single", 0],
    [132_650, "single", 283.5],
    [157_650, "single", 567],
    [200_000, "single", 567],
    // 292,000 taxable: 567 in full, and 2,047 phased in over the 50,000 above 215,400.
    [240_400, "single", 567 + 2_047 / 2],
    [300_000, "single", 2_614],
    // 163,950 taxable: 333 in full, and 807 × (180,000 - 161,550) / 50,000.
    [180_000, "married", 333 + 807 * 0.369],
    [180_000, "head_of_household", 787],
  ] as const)("recapture the benefit of New York's brackets at %d (%s)", (wages, status, due) => {
    const { amount } = component("state_supplemental_tax", "albany", "NY", wages, status);
    expect(amount).toBe(Math.round(due));
  });

  it("leave New York's highest incomes the top rate on all of their taxable income", () => {
    const taxes = amounts("albany", "NY", 26_000_000);
    const [main = 0, recaptured = 0] = [taxes.state_income_tax, taxes.state_supplemental_tax].map(
      (own) => own?.[0],
    );
    expect(main + recaptured).toBeCloseTo((26_000_000 - 8_000) * 0.109, -1);
  });

  it("add the recapture to the tax on which Yonkers levies its surcharge", () => {
    const taxes = amounts("yonkers", "NY", 150_000);
    expect(taxes.local_tax).toEqual([Math.round((7_810 + 480) * 0.1675)]);
  });

  it.each([
    // Federal tax at these incomes is above every limit.
    [124_999, "single", 8_750],
    [125_000, "single", 7_000],
    [130_000, "single", 5_250],
    [144_999, "single", 1_750],
    [145_000, "single", 0],
    [249_999, "married", 8_750],
    [290_000, "married", 0],
  ] as const)("subtract federal tax in Oregon at %d (%s) up to %d", (wages, status, limit) => {
    const { taxable } = component("state_income_tax", "eugene", "OR", wages, status);
    expect(taxable).toBe(wages - limit - (status === "married" ? 5_820 : 2_910));
  });

  it("subtract no more than the federal tax, and credit each spouse up to the limit of income", () => {
    // 13,900 taxable: 1,240 + 1,500 × 12% = 1,420 of federal tax.
    expect(component("state_income_tax", "eugene", "OR", 30_000).taxable).toBe(
      30_000 - 1_420 - 2_910,
    );
    const credited = (wages: number, status: FilingStatus) =>
      component("state_income_tax", "eugene", "OR", wages, status).rule.description;
    expect(credited(100_000, "single")).toContain("a credit of $263");
    expect(credited(100_001, "single")).not.toContain("credit");
    expect(credited(200_000, "married")).toContain("a credit of $526");
  });

  it("deduct all of the federal tax in Alabama, and a share that falls with income in Missouri", () => {
    const taxable = (state: string, wages: number, status: FilingStatus) =>
      component("state_income_tax", "nowhere", state, wages, status).taxable;
    // Federal tax 5,800 + 33,500 × 22% = 13,170; deduction 2,500 and exemption 1,500.
    expect(taxable("AL", 100_000, "single")).toBe(100_000 - 13_170 - 4_000);
    // Federal tax 2,480 + 23,000 × 12% = 5,240, of which 15% between 50,000 and 100,000.
    expect(taxable("MO", 80_000, "married")).toBe(80_000 - 32_200 - 786);
    // 5% of 5,800 + 55,000 × 22% = 17,900 up to 125,000, and nothing above it.
    expect(taxable("MO", 121_500, "single")).toBe(121_500 - 16_100 - 895);
    expect(taxable("MO", 125_001, "single")).toBe(125_001 - 16_100);
  });

  it.each([
    [100_000, "single", 3_200],
    [100_001, "single", 1_600],
    [125_001, "single", 800],
    [150_001, "single", 0],
    [150_000, "married", 6_400],
    [175_000, "married", 3_200],
    [200_001, "married", 0],
  ] as const)("exempt in Maryland at %d (%s) %d", (wages, status, exempt) => {
    const { taxable } = component("state_income_tax", "baltimore", "MD", wages, status);
    expect(taxable).toBe(wages - (status === "married" ? 6_700 : 3_350) - exempt);
  });

  it("name the provision of each rule", () => {
    const described = (slug: string, state: string) =>
      components(slug, state, 90_000)
        .flatMap(({ rule }) => [rule.description, ...rule.sourceFiles])
        .join(" ");
    expect(described("new-york", "NY")).toContain("Tax Law § 601(d-4)");
    expect(described("seattle", "WA")).toContain("RCW 50A.10.030");
    expect(described("seattle", "WA")).toContain("RCW 50B.04.080");
    expect(described("eugene", "OR")).toContain("ORS 316.085, 316.680 and 316.695");
    expect(described("eugene", "OR")).toContain("ORS 657B.150");
    expect(described("baltimore", "MD")).toContain("Tax-General § 10-211");
    expect(described("detroit", "MI")).toContain("MCL 141.631");
    expect(described("columbus", "OH")).toContain("Columbus City Codes ch. 362");
  });
});
