import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { employerKey } from "#seeds/build/companies/employer-key.ts";
import { filedTitleKey } from "#seeds/build/companies/filed-titles.ts";

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, "../../../seeds", file)), { columns: true });

const companies = read("tables/companies.csv");
const occupations = read("tables/filed_occupations.csv");
const titles = read("tables/filed_titles.csv");
const bySpelling = new Map(
  companies.flatMap((row) => (row.employers ?? "").split(";").map((name) => [name, row] as const)),
);

const tenths = (filings: number, p10: number, p90: number | undefined) =>
  filings < 20 ? ["", ""] : [String(p10), String(p90)];

/** Copied by hand from the publisher's file by occupation, and from its summaries of late 2023. */
describe("figures as the publisher's files have them", () => {
  it.each([
    ["General and Operations Managers", 1, "WIPRO LIMITED", 10, 135_000],
    ["Bioinformatics Scientists", 11, "Schrodinger, Inc", 11, 138_000],
    [
      ...(["Architects, Except Landscape and Naval", 15] as const),
      ...(["S9 Architecture and Engineering DPC", 5, 73_000] as const),
    ],
    ["Epidemiologists", 3, "Brigham and Women's Hospital", 6, 77_000],
    ["Biologists", 1, "Brookhaven National Laboratory", 6, 84_000],
    ["Accountants and Auditors", 1, "Ernst & Young U.S. LLP", 996, 112_000],
    [
      ...(["Middle School Teachers, Except Special and Career/Technical Education", 9] as const),
      ...(["Bibb County School District", 7, 68_000] as const),
    ],
    ["Software Developers, Applications", 8, "SAGARSOFT, INC", 5, 100_000],
    ["Computer Systems Analysts", 5, "WIPRO LIMITED", 147, 106_000],
    ["Education Teachers, Postsecondary", 2, "University of Oklahoma", 6, 64_000],
    [
      ...(["Elementary School Teachers, Except Special Education", 8] as const),
      ...(["Jordan School District", 13, 80_000] as const),
    ],
    [
      ...(["Special Education Teachers, Elementary School", 5] as const),
      ...(["Grants / Cibola County Schools", 5, 55_000] as const),
    ],
    [
      ...(["Market Research Analysts and Marketing Specialists", 12] as const),
      ...(["Uber Technologies, Inc", 7, 143_000] as const),
    ],
    ["Industrial Engineers", 6, "Intel Corporation", 27, 111_000],
    ["Postsecondary Teachers, All Other", 2, "San Jose State University", 6, 98_000],
    [
      ...(["Elementary School Teachers, Except Special Education", 6] as const),
      ...(["Cleveland Independent School District", 17, 57_000] as const),
    ],
    ["Physical Therapists", 12, "Amedisys Holding LLC", 5, 104_000],
    ["Biological Technicians", 15, "LONZA HOUSTON INC", 5, 67_000],
  ])("%s, place %i: %s", (title, rank, employer, filings, median) => {
    const row = occupations.find((own) => own.title === title && own.rank === String(rank));
    expect(row).toMatchObject({ employer, filings: String(filings), median: String(median) });
    const company = bySpelling.get(employerKey(employer));
    expect(row?.company_slug).toBe(company?.slug ?? "");
  });

  it.each([
    ["ZF ACTIVE SAFETY US INC", 11, 110_302, 112_964, 128_337, 137_220, 151_333],
    ["THE KROGER COMPANY", 10, 110_376, 125_500, 131_190, 136_900, 147_404],
    ["CROWDSTRIKE INC", 12, 162_888, 179_520, 200_297, 206_250, 217_672],
    ["KLAVIYO INC", 13, 103_410, 112_986, 135_304, 157_643, 165_980],
    ["SMARTSHEET INC", 12, 115_000, 126_250, 135_000, 165_000, 174_000],
    ["MOURI TECH LLC", 17, 92_000, 95_000, 102_000, 116_000, 129_800],
    ["UNIGO INC", 12, 76_086, 83_200, 96_512, 101_452, 103_792],
    ["ILLUMINA INC", 21, 95_000, 104_250, 139_018, 165_464, 200_000],
    ["PRISTEN IT SYSTEMS INC", 26, 70_000, 71_625, 79_000, 83_750, 95_000],
    ["APPS ASSOCIATES LLC", 10, 127_497, 132_500, 146_019, 152_775, 162_000],
    ["CASPEX CORP", 10, 98_800, 106_500, 118_500, 130_000, 130_200],
    ["DICE IT SOLUTIONS LLC", 19, 87_930, 91_707, 96_886, 100_000, 109_242],
    ["VANDERBILT UNIVERSITY", 15, 58_217, 61_686, 65_000, 69_150, 77_004],
    ["NK TECHNOLABS LLC", 20, 98_836, 106_798, 118_165, 123_614, 128_232],
  ])("%s, alone under its name", (name, filings, p10, p25, median, p75, p90) => {
    const [low, high] = tenths(filings, p10, p90);
    expect(bySpelling.get(name)).toMatchObject({
      ...{ employers: name, filed_wages: String(filings), filed_p10: low, filed_p90: high },
      ...{ filed_p25: String(p25), filed_median: String(median), filed_p75: String(p75) },
    });
  });

  it.each<[string, string, number, number, number, number, number, number?]>([
    ["T-MOBILE USA INC", "SENIOR ENGINEER SOFTWARE", 16, 120_889, 124_948, 144_791, 153_898],
    ["UNIVERSITY OF WASHINGTON", "POSTDOCTORAL SCHOLAR", 8, 64_259, 67_722, 68_460, 69_948],
    [
      ...(["APPLE INC", "ENGINEERING PROJECT MANAGER", 25] as const),
      ...([144_160, 144_400, 160_700, 178_500, 186_776] as const),
    ],
    [
      "TOTAL SYSTEM SERVICES LLC",
      "SOFTWARE ENGINEER SENIOR",
      5,
      102_877,
      102_877,
      102_877,
      102_877,
    ],
    [
      ...(["EMORY UNIVERSITY", "ASSOCIATE ACADEMIC RESEARCH SCIENTIST", 9] as const),
      ...([62_564, 66_685, 77_667, 80_000] as const),
    ],
    ["ADOBE INC", "MACHINE LEARNING ENGINEER 4", 5, 196_000, 205_000, 214_000, 240_000],
    [
      ...(["UNIVERSITY OF FLORIDA", "ASSISTANT PROFESSOR", 8] as const),
      ...([84_738, 92_500, 105_260, 115_619] as const),
    ],
    ["NORTHWESTERN UNIVERSITY", "RESEARCH ASSISTANT PROFESSOR", 9, 69_516, 75_000, 76_076, 91_960],
    ["TATA CONSULTANCY SERVICES LIMITED", "ANALYSIS ENGINEER", 7, 84_302, 84_302, 84_302, 84_302],
    [
      ...(["DALLAS INDEPENDENT SCHOOL DISTRICT", "ELEMENTARY BILINGUAL TEACHER", 31] as const),
      ...([65_000, 65_000, 66_000, 72_870, 72_870] as const),
    ],
    [
      ...(["GRANDISON MANAGEMENT INC", "PHYSICAL THERAPIST", 22] as const),
      ...([63_328, 67_688, 71_011, 73_793, 76_039] as const),
    ],
    [
      ...(["NETAPP INC", "MEMBER TECHNICAL STAFF SOFTWARE ENGINEER", 13] as const),
      ...([139_200, 160_000, 175_064, 195_000] as const),
    ],
    ["GEORGIA INSTITUTE OF TECHNOLOGY", "RESEARCH ENGINEER I", 5, 51_700, 52_000, 53_893, 68_000],
  ])("%s: %s", (name, title, filings, p10, p25, median, p75, p90) => {
    const slug = bySpelling.get(name)?.slug;
    const row = titles.find(
      (own) => own.company_slug === slug && filedTitleKey(own.title ?? "") === title.toLowerCase(),
    );
    const [low, high] = tenths(filings, p10, p90);
    expect(row).toMatchObject({
      ...{ filings: String(filings), p10: low, p90: high },
      ...{ p25: String(p25), median: String(median), p75: String(p75) },
    });
  });

  it.each([
    ["deloitte", 893, 83_075, 103_771, 133_450, 164_700, 190_160],
    ["deutsche-bank", 121, 100_000, 119_000, 135_000, 150_000, 180_000],
    ["fidelity-investments", 544, 101_192, 110_365, 120_328, 132_413, 154_210],
    ["hsbc", 20, 141_351, 161_655, 203_000, 228_875, 250_000],
    ["eviden", 180, 74_000, 80_000, 93_000, 115_823, 131_860],
    ["conduent", 41, 96_040, 100_642, 110_688, 119_730, 138_844],
    ["general-motors", 131, 101_275, 110_622, 118_290, 127_923, 141_814],
    ["bytedance", 321, 138_000, 180_000, 210_000, 250_000, 290_680],
    ["vmware", 183, 163_814, 184_380, 200_000, 224_327, 251_800],
  ])("%s, from all filings under its names", (slug, filings, p10, p25, median, p75, p90) => {
    expect(companies.find((own) => own.slug === slug)).toMatchObject({
      ...{ filed_wages: String(filings), filed_p10: String(p10), filed_p25: String(p25) },
      ...{ filed_median: String(median), filed_p75: String(p75), filed_p90: String(p90) },
    });
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
