import { describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { shareLiveService } from "../support/live-service.ts";

const address = newAddress();
const live = await shareLiveService();

const open = async (path: string, status = 200) => {
  const response = await live.service.fetch(path, { address });
  expect([path, response.status]).toEqual([path, status]);
  return { response, text: await response.text() };
};
/** The text that a reader sees, on one line. */
const words = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

describe("the list of employers", () => {
  it("has those with the most filings, a search and letters, without a script", async () => {
    const { text } = await open("/companies");
    expect(text).toContain('href="/companies/amazon"');
    expect(text).toContain('action="/companies"');
    expect(text).toContain('href="/companies?letter=Q"');
    expect(words(text)).toMatch(/Cognizant 3,[0-9]{3} filings/);
    expect(words(text)).toContain("Filings from October 2025 to March 2026");
    expect(words(text)).toContain("not everybody’s pay");
  });

  it("answers hostile searches as those that find nothing", async () => {
    const script = encodeURIComponent("<script>alert(1)</script>");
    const { text } = await open(`/companies?q=${script}`);
    expect(text).not.toContain("<script>alert");
    expect(words(text)).toContain("No employer with ten or more filings has this name.");
    const longer = words((await open("/companies?q=KPMG+US")).text);
    expect(longer).toContain("No employer with ten or more filings has this whole name.");
    expect(longer).toContain("KPMG");
    // Too long is as if nothing was asked.
    expect(words((await open(`/companies?q=${"x".repeat(101)}`)).text)).toContain("Amazon");
    expect(words((await open("/companies?letter=%C3%84")).text)).toContain("Amazon");
  });
});

describe("the page of an employer", () => {
  it("says first what it pays, then what that is, then the rows of each period", async () => {
    const { text, response } = await open("/companies/ey");
    expect(response.headers.get("cache-control")).toContain("public");
    const seen = words(text);
    expect(seen).toContain(
      "EY typically offered accountants and auditors on work visas $112,000 a year in base pay: the median of 996 filings from October 2025 to March 2026.",
    );
    expect(seen).toContain("It is not what everybody there earns.");
    const [recent = "", earlier = ""] = seen.split("By job title, October to December 2023");
    expect(recent).toMatch(/Accountants and Auditors 996 \$112,000 \$8\d,\d{3}/);
    expect(recent).toContain("in the survey of May 2025");
    expect(earlier).toMatch(/All filings, whatever the job 2,5\d\d \$\d/);
    expect(earlier).toContain("in the survey of May 2024");
    expect(text).toContain('href="/salaries/accountant');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/companies\/ey"/);
  });

  it("has all jobs together, and nothing to compare them with, where no title is on five filings", async () => {
    const seen = words((await open("/companies/hsbc")).text);
    expect(seen).toContain(
      "HSBC typically offered workers on visas, whatever the job, $203,000 a year in base pay: the median of 20 filings",
    );
    expect(seen).toContain("No title is on five of them.");
    expect(seen).not.toContain("All workers");
  });

  it("is one page, to which other names lead", async () => {
    for (const [name, slug] of [
      ["facebook", "meta"],
      ["Google", "google"],
      ["ernst-young", "ey"],
    ]) {
      const { response } = await open(`/companies/${name}`, 301);
      expect(response.headers.get("location")).toBe(`/companies/${slug}`);
    }
  });

  it("offers the nearest for what is none, however it is written", async () => {
    const { text } = await open("/companies/gogle", 404);
    expect(text).toContain('href="/companies/google"');
    expect((await open("/companies/walmart-labs-india", 404)).text).toContain(
      'href="/companies/walmart"',
    );
    for (const name of [
      "%3Cscript%3E",
      "a".repeat(2_000),
      "%F0%9F%8D%8E",
      "..%2Fapp",
      "__proto__",
    ]) {
      const { text } = await open(`/companies/${name}`, 404);
      expect(text).not.toContain("<script>");
    }
  });
});

describe("who files for an occupation", () => {
  const filers = async (role: string) => {
    const { text } = await open(`/salaries/${role}`);
    const [section = ""] = /<section aria-labelledby="files">[\s\S]*?<\/section>/.exec(text) ?? [];
    return { section, seen: words(`<main>${section}</main>`) };
  };

  it("is said on the job's page, by the names that people use, next to the survey's figure", async () => {
    const { section, seen } = await filers("software-developer");
    expect(section).toContain('href="/companies/amazon"');
    expect(seen).toContain("not everybody’s pay");
    expect(seen).toMatch(/Google [\d,]+ \$\d/);
    expect(seen).not.toContain("Google LLC");
    expect(seen).toContain(
      "For all software developers in the country the median is $135,980, in the survey of May 2025.",
    );
    expect(seen).toContain("Amazon Amazon.com Services LLC");
  });

  it("names the occupation of each row where the job's own is not among them", async () => {
    const { seen } = await filers("gis-analyst");
    expect(seen).toContain(
      "the occupations that the survey joins under “Computer Occupations, All Other”",
    );
    expect(seen).toMatch(/Infosys Computer Systems Engineers\/Architects/);
  });
});
