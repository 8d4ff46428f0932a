import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { missingLocalTax } from "#shared/salaries/offers/missing-local-tax.ts";
import { localGaps } from "#shared/taxes/local-gaps.ts";

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, `../../../../seeds/tables/${file}`)), {
    columns: true,
  });

/** An offer with a value after tax and cost of living; only what the rule reads. */
function offer(label: string, slug: string, multiplier: number, gross: number, adjusted: number) {
  const city = { id: slug, slug, name: slug, state: "OH", col_multiplier: multiplier };
  return {
    label,
    city,
    average: { gross, adjusted, total_tax: 0, after_tax: 0, effective_tax_rate: 0 },
  };
}

describe("a local tax that is not in the data", () => {
  it("changes the rank at the rate that takes away the lead", () => {
    // A lead of 2,000 after cost of living is 1,800 of pay at a multiplier of 0.9: 1.5% of 120,000.
    const first = offer("A", "toledo", 0.9, 120_000, 80_000);
    const second = offer("B", "houston", 1, 100_000, 78_000);
    expect(missingLocalTax(first, second)).toEqual({
      tax: "the municipal income tax of Toledo",
      law: "Ohio Revised Code ch. 718",
      break_even_rate: 0.015,
      falls_below: "B",
    });
  });

  it("changes the rank of an equal offer at any rate, rounded up otherwise", () => {
    const equal = offer("B", "houston", 1, 100_000, 80_000);
    const first = offer("A", "toledo", 1, 100_000, 80_000);
    expect(missingLocalTax(first, equal)?.break_even_rate).toBe(0);
    // 1 of 100,000 is 0.001%.
    const ahead = offer("A", "toledo", 1, 100_000, 80_001);
    expect(missingLocalTax(ahead, equal)?.break_even_rate).toBe(0.0001);
  });

  it("changes no rank for the last offer, and at no rate above all pay", () => {
    const last = offer("A", "reading", 1, 100_000, 70_000);
    expect(missingLocalTax(last, undefined)).toMatchObject({
      break_even_rate: null,
      falls_below: null,
    });
    // Where prices are low, pay after tax and prices exceeds the pay: a lead of 126% of it.
    const cheap = offer("A", "toledo", 0.8, 100_000, 126_001);
    const tiny = offer("B", "houston", 1, 1, 1);
    expect(missingLocalTax(cheap, tiny)).toMatchObject({ break_even_rate: null });
  });

  it("is null where none is known to be missing", () => {
    const first = offer("A", "columbus", 1, 100_000, 80_000);
    expect(missingLocalTax(first, offer("B", "toledo", 1, 100_000, 70_000))).toBeNull();
  });

  it("names cities of the catalog, and none whose tax of that kind is in the data", () => {
    const cities = new Set(readTable("cities.csv").map(({ slug }) => slug));
    const taxed = readTable("tax_localities.csv").map(({ city_slug }) => city_slug);
    const gaps = Object.keys(localGaps);
    expect(gaps.filter((slug) => !cities.has(slug))).toEqual([]);
    // Two cities have a county's tax in the data besides Metro's, which is not.
    expect(gaps.filter((slug) => taxed.includes(slug))).toEqual(["gresham", "portland"]);
  });

  it("is named or in the data for every city of the catalog in Ohio and Pennsylvania, and in Maryland", () => {
    const taxed = new Set(readTable("tax_localities.csv").map(({ city_slug }) => city_slug));
    const unknown = readTable("cities.csv").filter(
      ({ slug = "", state = "" }) =>
        ["OH", "PA", "MD"].includes(state) && !taxed.has(slug) && !localGaps[slug],
    );
    expect(unknown).toEqual([]);
  });
});
