import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress } from "../../scripts/run/stage/addresses.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
const address = newAddress();
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

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
    expect(words(text)).toMatch(/Cognizant 3,[0-9]{3} filings to March 2026/);
  });

  it.each([
    ["Facebook", "meta"],
    ["ernst & young", "ey"],
    ["TCS", "tata-consultancy-services"],
    ["alphabet", "google"],
  ])("finds %s", async (name, slug) => {
    const { text } = await open(`/companies?q=${encodeURIComponent(name)}`);
    const [first] = /<ul class="employers[\s\S]*?<\/li>/.exec(text) ?? [];
    expect(first).toContain(`href="/companies/${slug}"`);
    expect(text).toContain('name="robots" content="noindex');
  });

  it("has the employers of a letter", async () => {
    const { text } = await open("/companies?letter=X");
    expect(words(text)).toContain("Xoriant");
    expect(words(text)).not.toContain("Google");
  });

  it("answers hostile searches as those that find nothing", async () => {
    const script = encodeURIComponent("<script>alert(1)</script>");
    const { text } = await open(`/companies?q=${script}`);
    expect(text).not.toContain("<script>alert");
    expect(words(text)).toContain("No employer with ten or more filings has this name.");
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
      "EY offered accountants and auditors on visas a base pay of typically $112,000 a year, in 996 filings from October 2025 to March 2026.",
    );
    expect(seen).toContain("It is not what everybody there earns.");
    const [recent = "", earlier = ""] = seen.split("By job title, October to December 2023");
    expect(recent).toMatch(/Accountants and Auditors 996 \$112,000 \$8\d,\d{3}/);
    expect(recent).toContain("survey of May 2025");
    expect(earlier).toMatch(/All filings 2,5\d\d \$\d/);
    expect(text).toContain('href="/salaries/accountant');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/companies\/ey"/);
  });

  it("has a row for each name under which the employer files", async () => {
    const seen = words((await open("/companies/deloitte")).text);
    expect(seen).toContain("Accountants and Auditors Deloitte Tax LLP 141 $105,000");
    expect(seen).toContain("Accountants and Auditors Deloitte & Touche LLP 77 $97,000");
  });

  it("has older filings alone where the newer file does not list the employer", async () => {
    const seen = words((await open("/companies/zillow")).text);
    expect(seen).toContain("By job title, October to December 2023");
    expect(seen).not.toContain("By occupation, October 2025");
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

it("is where the page of a job leads, with what employers filed for it", async () => {
  const { text } = await open("/salaries/software-developer");
  expect(words(text)).toContain("Who files for this occupation");
  expect(text).toContain('href="/companies/amazon"');
  expect(words(text)).toContain("not everybody’s pay");
});
