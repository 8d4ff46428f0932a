import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { employerKey } from "#seeds/build/companies/employer-key.ts";
import { filedTitleKey } from "#seeds/build/companies/filed-titles.ts";
import known from "./filed-pay.json" with { type: "json" };

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, "../../../seeds", file)), { columns: true });

const companies = read("tables/companies.csv");
const occupations = read("tables/filed_occupations.csv");
const titles = read("tables/filed_titles.csv");
const bySpelling = new Map(
  companies.flatMap((row) => (row.employers ?? "").split(";").map((name) => [name, row] as const)),
);

/** Copied by hand from the publisher's file by occupation, and from its summaries of late 2023; tenths of 20 filings or more. */
describe("figures as the publisher's files have them", () => {
  it.each(known.places)("$title, place $rank: $employer", (place) => {
    const row = occupations.find(({ title, rank }) => title === place.title && rank === place.rank);
    const company = bySpelling.get(employerKey(place.employer));
    expect(row).toMatchObject({ ...place, company_slug: company?.slug ?? "" });
  });

  it.each(known.alone)("$employers, alone under its name", (company) => {
    expect(bySpelling.get(company.employers)).toMatchObject(company);
  });

  it.each(known.titles)("$employer: $title", ({ employer, title, ...pay }) => {
    const slug = bySpelling.get(employer)?.slug;
    const row = titles.find(
      (own) => own.company_slug === slug && filedTitleKey(own.title ?? "") === title.toLowerCase(),
    );
    expect(row).toMatchObject(pay);
  });

  it.each(known.together)("$slug, from all filings under its names", (company) => {
    expect(companies.find(({ slug }) => slug === company.slug)).toMatchObject(company);
  });
});

describe("the committed tables of employers", () => {
  it("have every employer with ten filings in either file, and no other", () => {
    for (const { slug, recent_filings, filed_wages } of companies) {
      expect(Math.max(Number(recent_filings), Number(filed_wages)), slug).toBeGreaterThanOrEqual(
        10,
      );
    }
    const totals = new Map<string, number>();
    for (const { employer = "", filings } of occupations) {
      const key = employerKey(employer);
      totals.set(key, (totals.get(key) ?? 0) + Number(filings));
    }
    for (const [key, total] of totals) {
      if (total >= 10) expect(bySpelling.has(key), key).toBe(true);
    }
  });

  it("add up to the filings of each employer by occupation", () => {
    const totals = new Map<string, number>();
    for (const { company_slug = "", filings } of occupations) {
      totals.set(company_slug, (totals.get(company_slug) ?? 0) + Number(filings));
    }
    for (const { slug = "", recent_filings } of companies) {
      expect(totals.get(slug) ?? 0, slug).toBe(Number(recent_filings));
    }
  });

  it("have one owner of each slug, alias and name on filings, in the form of a slug", () => {
    const slugs = companies.flatMap(({ slug = "", aliases }) => [
      slug,
      ...(aliases ? aliases.split(";") : []),
    ]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]{1,80}$/);
    const names = companies.flatMap(({ employers = "" }) => employers.split(";"));
    expect(new Set(names).size).toBe(names.length);
  });

  it("give a reason for every name that is reviewed, and no name twice", () => {
    const rows = read("employer-spellings.csv");
    const names = new Set(read("employer-names.csv").map(({ slug }) => slug));
    for (const { spelling = "", slug, reason } of rows) {
      expect(names.has(slug), spelling).toBe(true);
      expect(reason, spelling).toMatch(/\.$/);
      expect(employerKey(spelling)).toBe(spelling);
    }
    expect(new Set(rows.map(({ spelling }) => spelling)).size).toBe(rows.length);
  });

  it("have an employer each of whose names has fewer than ten filings, as one", () => {
    const rows = read("employer-spellings.csv");
    for (const slug of ["hsbc", "toyota", "liberty-mutual", "general-electric", "teradata"]) {
      const {
        employers = "",
        recent_filings,
        filed_wages,
      } = companies.find((own) => own.slug === slug) ?? {};
      const spellings = rows.filter((row) => row.slug === slug).map(({ spelling }) => spelling);
      expect([slug, employers.split(";").toSorted()]).toEqual([slug, spellings.toSorted()]);
      expect(Math.max(Number(recent_filings), Number(filed_wages))).toBeGreaterThanOrEqual(10);
    }
  });

  it("name an occupation of a title only if the survey has its code", () => {
    const known = new Set(read("tables/occupations.csv").map(({ soc_code }) => soc_code));
    const named = titles.filter(({ soc_code }) => soc_code !== "");
    expect(named.filter(({ soc_code }) => known.has(soc_code)).length).toBeGreaterThan(1_500);
    const nurses = titles.find(({ title }) => title === "Registered Nurse");
    expect(nurses?.soc_code).toBe("29-1141");
    const managers = titles.find(
      ({ company_slug, title }) => company_slug === "deloitte" && title === "Manager",
    );
    expect(managers?.soc_code).not.toBe("13-2011");
  });

  it("leave businesses with a name of their own apart from their owners", () => {
    for (const [own, owner] of [
      ["LINKEDIN CORPORATION", "microsoft"],
      ["AUDIBLE INC", "amazon"],
      ["TWITCH INTERACTIVE INC", "amazon"],
      ["WAYMO LLC", "google"],
      ["RED HAT INC", "ibm"],
      ["HCL GLOBAL SYSTEMS INC", "hcltech"],
      ["AMEX SYSTEMS INC", "american-express"],
      ["STANFORD HEALTH CARE", "stanford-university"],
      ["SIEMENS MEDICAL SOLUTIONS USA INC", "siemens"],
      ["THE JOHNS HOPKINS HOSPITAL", "johns-hopkins-university"],
      ["ROCHE DIAGNOSTICS CORPORATION", "genentech"],
      ["GE PACKAGED POWER LLC", "general-electric"],
    ]) {
      expect(bySpelling.get(own ?? "")?.slug).toBeDefined();
      expect(bySpelling.get(own ?? "")?.slug).not.toBe(owner);
    }
  });
});
