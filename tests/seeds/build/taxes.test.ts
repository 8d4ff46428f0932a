import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { build } from "#seeds/build/build.ts";
import { readSources } from "#seeds/build/input/read-sources.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fixturePlan, writeFixture } from "./fixture.ts";

const sources = readSources(join(import.meta.dirname, "../../../seeds/sources.json"));

type Changes = Parameters<typeof writeFixture>[1];

async function buildTables(change: Changes = {}) {
  const directory = temporaryFolder();
  writeFixture(directory, change);
  const files = await build(directory, sources, fixturePlan);
  return (file: string): Record<string, string>[] =>
    parse(files.get(`tables/${file}`) ?? "", { columns: true });
}

describe("taxes of the seeds", () => {
  it("are those of the latest year, for the filing statuses of the API", async () => {
    const rates = (await buildTables())("tax_rates.csv");
    expect(
      rates
        .filter(({ jurisdiction }) => jurisdiction === "US")
        .map(({ filing_status, lower_bound, rate }) => [filing_status, lower_bound, rate]),
    ).toEqual([
      ["single", "0", "0.1"],
      ["single", "12400", "0.12"],
    ]);
    expect(
      rates
        .filter(({ jurisdiction }) => jurisdiction === "NY")
        .map(({ filing_status }) => filing_status),
    ).toEqual(["head_of_household", "single"]);
  });

  it("keep surtaxes separate, and mark thresholds taken from another year", async () => {
    const rates = (await buildTables())("tax_rates.csv");
    expect(
      rates
        .filter(({ jurisdiction }) => jurisdiction === "CA")
        .map(({ kind, carried }) => [kind, carried]),
    ).toEqual([
      ["income", "1"],
      ["surtax", "0"],
    ]);
  });

  it("omit values that are not numbers, and dates that the source lacks", async () => {
    const parameters = (await buildTables())("tax_parameters.csv");
    expect(parameters.map(({ name }) => name)).not.toContain("income/deductions/itemized/applies");
    expect(parameters.find(({ name }) => name === "futa_taxable_wage_base")).toMatchObject({
      value: "7000",
      effective_from: "",
    });
  });

  it("keep only the localities of the cities", async () => {
    const tables = await buildTables();
    expect(tables("tax_localities.csv")).toEqual([{ city_slug: "new-york", locality: "ny/nyc" }]);
    const jurisdictions = tables("tax_rates.csv").map(({ jurisdiction }) => jurisdiction);
    expect(jurisdictions).toContain("ny/nyc");
    expect(jurisdictions).not.toContain("de/wilmington");
  });

  it("add the amounts read from the law, each with its provision, and its source to the sources", async () => {
    const tables = await buildTables();
    expect(
      tables("tax_parameters.csv").find(({ name }) => name === "income/supplemental/min_agi"),
    ).toMatchObject({
      jurisdiction: "NY",
      value: "107650",
      source_id: "tax-law-new-york",
      source_file: "Tax Law § 601(d-4)",
    });
    expect(tables("sources.csv").find(({ id }) => id === "tax-law-new-york")).toMatchObject({
      publisher: "New York State Legislature",
      url: "https://www.nysenate.gov/legislation/laws/TAX/601",
      rows_read: "1",
      rows_kept: "1",
    });
    // Detroit is not among the fixture's cities.
    const jurisdictions = tables("tax_parameters.csv").map(({ jurisdiction }) => jurisdiction);
    expect(jurisdictions).not.toContain("mi/detroit");
  });

  it.each([
    ["tax_state_brackets.csv", (lines: string[]) => lines.filter((line) => !line.startsWith("CA"))],
    ["tax_federal_brackets.csv", (lines: string[]) => [...lines, "2026,SINGLE,3,,,,"]],
    ["tax_state_payroll.csv", (lines: string[]) => [...lines, lines.at(-1) ?? ""]],
  ])("are refused where %s lacks a state, a number, or says one twice", async (file, change) => {
    await expect(buildTables({ [file]: change })).rejects.toThrow(file);
  });
});
