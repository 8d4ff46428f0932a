import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { CompanyCatalog } from "#shared/catalog/company-catalog.ts";
import { searchCompanies } from "#shared/catalog/search-companies.ts";
import { createTable } from "#shared/catalog/table.ts";
import type { CompanyRow } from "#shared/salaries/companies/read-companies.ts";
import queries from "./search-companies.json" with { type: "json" };

const file = join(import.meta.dirname, "../../../seeds/tables/companies.csv");
const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
const none = { p10: null, p25: null, median: null, p75: null, p90: null };
const companies = rows.map(
  ({ slug = "", name = "", employers = "", aliases = "", ...counts }): CompanyRow => ({
    ...{ slug, name, employers: employers.split(";"), filings: null, filed: none, listed: false },
    aliases: aliases === "" ? [] : aliases.split(";"),
    recentFilings: Number(counts.recent_filings),
    filedWages: Number(counts.filed_wages),
  }),
);
const catalog: CompanyCatalog = {
  ...{ version: "test", names: [], aliases: new Map(), levelsOf: () => [] },
  table: createTable(companies, ["name", "slug"]),
};
const search = (query: string) => searchCompanies(catalog, query, 10).found.map(({ slug }) => slug);

describe("the search for employers", () => {
  it.each(queries as [string, string][])("finds %s first as %s", (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });

  it("finds an employer by a name on its filings", () => {
    expect(search("maplebear")).toEqual(["instacart"]);
    expect(search("exel inc")).toContain("dhl-supply-chain");
    expect(search("facebook inc")).toContain("meta");
  });

  it.each([
    ["Bank of America Private Bank", "bank-of-america"],
    ["KPMG US", "kpmg"],
    ["Accenture Federal Services", "accenture"],
    ["VMware by Broadcom", "vmware"],
  ])("finds the employer that the first words of %s name", (query, slug) => {
    const { found, isShortened } = searchCompanies(catalog, query, 10);
    expect([found.map((row) => row.slug), isShortened]).toEqual([[slug], true]);
    expect(searchCompanies(catalog, slug, 1).isShortened).toBe(false);
  });

  it("does not take letters for beginnings of words, and words that many names begin with for a name", () => {
    for (const query of ["P&G", "X", "university of nowhere", "american nothing"]) {
      expect(search(query), query).toEqual([]);
    }
    expect(search("J&J")).toEqual(["johnson-and-johnson"]);
    expect(search("AT&T")).toEqual(["att"]);
  });

  it("does not lead to a part of an owner, or to one of several, by a name that means more", () => {
    const owners = new Map(companies.flatMap((row) => row.aliases.map((name) => [name, row.slug])));
    for (const name of ["raytheon", "blue-cross-blue-shield", "nielsen", "mount-sinai"]) {
      expect(owners.get(name), name).toBeUndefined();
    }
  });

  it("finds nothing for what is no name, however long or odd", () => {
    for (const query of ["", "   ", "!!!", "zzzzzz", "株式会社", "x".repeat(10_000), "%_'\"--"]) {
      expect(search(query)).toEqual([]);
    }
    const started = performance.now();
    search("a ".repeat(5_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
