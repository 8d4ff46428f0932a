import { describe, expect, it } from "vitest";
import { pagePosting, pageWith } from "#scripts/run/stage/postings.ts";
import { cleanLink, listSpellings } from "#shared/reading/postings/clean-link.ts";
import { readJobPosting } from "#shared/reading/postings/job-posting.ts";
import { readPay } from "#shared/reading/postings/read-pay.ts";
import {
  type FetchedPage,
  type FetchPage,
  readPosting,
} from "#shared/reading/postings/read-posting.ts";
import { readText } from "#shared/reading/postings/read-text.ts";
import boards from "#tests/support/postings/job-boards.json" with { type: "json" };
import data from "./read-posting.json" with { type: "json" };

/** Answers of job boards, in the form that their documentation shows. */
const { ashbyBoard, boardLinks, greenhouseJob, leverJob } = boards;

const now = Date.parse("2026-11-21T12:00:00Z");

/** Answers by URL; any other page is not there. */
function serving(pages: Record<string, unknown>, asked: string[] = []): FetchPage {
  return async ({ url }) => {
    asked.push(url);
    const found = pages[url];
    const body = typeof found === "string" ? found : JSON.stringify(found);
    return { kind: "received", status: found === undefined ? 404 : 200, url, body: body ?? "" };
  };
}

const api = {
  greenhouse:
    "https://boards-api.greenhouse.io/v1/boards/openroad/jobs/127817?pay_transparency=true",
  lever:
    "https://api.lever.co/v0/postings/open-road_labs/5ac21346-8e0c-4494-8e7a-3eb92ff77902?mode=json",
  ashby: "https://api.ashbyhq.com/posting-api/job-board/Open%20Road?includeCompensation=true",
};

describe("a posting on a board", () => {
  it("of Greenhouse is read from its public JSON alone", async () => {
    const asked: string[] = [];
    const fetchPage = serving({ [api.greenhouse]: greenhouseJob }, asked);
    const link = cleanLink(boardLinks.greenhouse);
    expect(await readPosting(fetchPage, link, now)).toMatchObject({
      salaryMin: 120_000,
      salaryMax: 150_500,
      salaryPeriod: "annual",
      currency: "USD",
      posting: {
        url: "https://boards.greenhouse.io/openroad/jobs/127817",
        source: "greenhouse",
        title: "Vault Designer",
        company: "Open Road",
        location: "New York, NY",
        description: "Design & build vaults.\n\n• Draw\n\n• Test",
        isCut: false,
        pay: "120000 to 150500 USD a year",
        postedAt: Date.parse("2026-10-28T13:00:00Z"),
        readAt: now,
      },
    });
    expect(asked).toEqual([api.greenhouse]);
  });

  it("of Lever has its lists, all places, and pay for an hour as it is", async () => {
    const fetchPage = serving({ [api.lever]: leverJob });
    const found = await readPosting(fetchPage, cleanLink(boardLinks.lever), now);
    expect(found).toMatchObject({ salaryMin: 45, salaryMax: 55, currency: "USD" });
    expect(found.salaryPeriod).toBe("hourly");
    expect(found.posting).toMatchObject({
      source: "lever",
      title: "Account Executive",
      company: "Open Road Labs",
      location: "Denver, CO; Remote",
      description: "Sell roads.\n\nWhat you do\n\n• Call\n\n• Visit\n\nWe hire everyone.",
      pay: "Base pay of $45 to $55 an hour",
    });
  });

  it("of Ashby is found among all of the board", async () => {
    const fetchPage = serving({ [api.ashby]: ashbyBoard });
    const found = await readPosting(fetchPage, cleanLink(boardLinks.ashby), now);
    expect(found).toMatchObject({ salaryMin: 81_000, salaryMax: 87_000, currency: "USD" });
    expect(found.posting).toMatchObject({
      source: "ashby",
      title: "Product Manager",
      company: "Open Road",
      location: "Houston, TX; San Francisco",
      pay: "$81K – $87K • 0.5% – 1.75% • Offers Bonus",
    });
  });

  it.each(Object.keys(api) as (keyof typeof api)[])(
    "of %s is read from its page if the board does not have it",
    async (board) => {
      const link = cleanLink(boardLinks[board]);
      for (const answer of [undefined, { id: 1, jobs: [] }, "not JSON", [], "null"]) {
        const pages = { [link.href]: pageWith(pagePosting), [api[board]]: answer };
        const { posting } = await readPosting(serving(pages), link, now);
        expect([posting.source, posting.title]).toEqual(["page", "Data Engineer"]);
      }
    },
  );

  it.each([
    "https://boards.greenhouse.io.evil.example/openroad/jobs/127817",
    "https://boards.greenhouse.io/openroad",
    "https://boards.greenhouse.io/../jobs/1",
    "https://jobs.lever.co/acme/not-an-id",
    "https://jobs.ashbyhq.com/acme",
  ])("is not looked for at %s", async (link) => {
    const asked: string[] = [];
    await readPosting(serving({}, asked), new URL(link), now).catch(() => {});
    expect(asked).toEqual([new URL(link).href]);
  });
});

describe("several ranges on a board", () => {
  const range = (title: string, min: number, max: number) => ({
    ...{ title, min_cents: min * 100, max_cents: max * 100, currency_type: "USD" },
  });

  it("of Greenhouse are read for the place of the job, else from the lowest to the highest", async () => {
    const job = {
      ...greenhouseJob,
      pay_input_ranges: [
        range("Pay range in Denver", 98_000, 120_000),
        range("Pay range in New York", 110_000, 135_000),
      ],
    };
    const link = cleanLink(boardLinks.greenhouse);
    const here = await readPosting(serving({ [api.greenhouse]: job }), link, now);
    expect(here).toMatchObject({ salaryMin: 110_000, salaryMax: 135_000 });
    const away = { ...job, location: { name: "Boise, ID" } };
    const all = await readPosting(serving({ [api.greenhouse]: away }), link, now);
    expect(all).toMatchObject({ salaryMin: 98_000, salaryMax: 135_000 });
  });

  it("of Greenhouse whose time is not said are not pay for a year", async () => {
    const job = { ...greenhouseJob, pay_input_ranges: [range("Pay", 31, 38)] };
    const link = cleanLink(boardLinks.greenhouse);
    const found = await readPosting(serving({ [api.greenhouse]: job }), link, now);
    expect(found).toMatchObject({ salaryMin: null, pay: { amounts: { min: 31, max: 38 } } });
  });

  it("of Lever is read from its words where it has no amounts", async () => {
    const job = { ...leverJob, salaryRange: undefined };
    const link = cleanLink(boardLinks.lever);
    const found = await readPosting(serving({ [api.lever]: job }), link, now);
    expect(found).toMatchObject({ salaryMin: 45, salaryMax: 55, salaryPeriod: "hourly" });
  });
});

describe("a posting in a page", () => {
  it("has its pay, place and description as text", () => {
    expect(readJobPosting(pageWith(pagePosting))).toEqual({
      source: "page",
      url: null,
      title: "Data Engineer",
      company: "Globex & Sons",
      location: "Austin, TX",
      description: "The job\n\nMove data.",
      pay: {
        ...{ text: "130000 to 150000 USD a year", min: 130_000, max: 150_000 },
        ...{ period: "annual", currency: "USD" },
        amounts: { min: 130_000, max: 150_000, unit: "YEAR", per: null },
      },
      postedAt: Date.parse("2026-11-10"),
    });
  });

  it.each([
    ["a graph", { "@graph": [{ "@type": "WebPage" }, pagePosting] }],
    ["a list", [{ "@type": "BreadcrumbList" }, pagePosting]],
    ["several types", { ...pagePosting, "@type": ["Thing", "http://schema.org/JobPosting"] }],
  ])("is found in %s", (_, data) => {
    expect(readJobPosting(pageWith(data))?.title).toBe("Data Engineer");
  });

  it.each([
    ...(data.parts as [object, object][]),
    [{ jobLocationType: "TELECOMMUTE", jobLocation: undefined }, { location: "Remote" }],
  ])("with %j has %j", (change, expected) => {
    expect(readJobPosting(pageWith({ ...pagePosting, ...change }))).toMatchObject(expected);
  });

  const salary = (value: object) => ({ currency: "USD", value });
  it.each(data.salaries as [unknown, string, number | null, number | null, string | null][])(
    "whose salary is %j names a pay that is %s",
    (baseSalary, shape, min, max, period) => {
      const { description, pay } = readJobPosting(pageWith({ ...pagePosting, baseSalary })) ?? {};
      const read = readPay({ text: description ?? "", pay: pay ?? null });
      expect(read).toMatchObject({ shape, min, max, period });
    },
  );

  it.each([
    ["£45,000", "GBP"],
    [{ currency: "€", value: { value: 45_000, unitText: "YEAR" } }, "EUR"],
    [{ currency: "CAD", value: "45,000" }, "CAD"],
  ])("whose salary is %j is not in dollars of the United States", (baseSalary, currency) => {
    const found = readJobPosting(pageWith({ ...pagePosting, baseSalary }));
    expect(found?.pay).toMatchObject({ min: 45_000, max: 45_000, currency });
  });

  it("that is paid for a visit has no pay that a job can keep, and its words", () => {
    const baseSalary = salary({ value: 62, unitText: "per visit" });
    expect(readJobPosting(pageWith({ ...pagePosting, baseSalary }))?.pay).toMatchObject({
      ...{ text: "62 USD per visit", min: null, max: null },
      amounts: { min: 62, max: 62, unit: null, per: "visit" },
    });
  });

  it("names both ends in its text where its data have one, and the pay that only its page shows", () => {
    const one = { ...pagePosting, baseSalary: salary({ minValue: 79_000, unitText: "YEAR" }) };
    const description = "Pay: $79,000 to $91,000 a year. Medical, dental.";
    expect(readPay(readText(pageWith({ ...one, description })))).toMatchObject({
      ...{ shape: "range", min: 79_000, max: 91_000 },
    });
    const bare = { ...pagePosting, baseSalary: undefined };
    const chip = pageWith(bare).replace("</body>", "<p>$36 - $41 an hour</p></body>");
    expect(readPay(readText(chip))).toMatchObject({ shape: "range", min: 36, max: 41 });
    const other = chip.replace("</body>", "<p>Similar: $52 - $60 an hour</p></body>");
    expect(readPay(readText(other)).unread).not.toEqual([]);
  });

  const link = new URL("https://jobs.example.com/7");
  const answering =
    (page: FetchedPage): FetchPage =>
    async () =>
      page;
  const received = (status: number, body: string): FetchedPage => ({
    ...{ kind: "received", url: link.href, status, body },
  });

  it("keeps the beginning of a long description, and lines that fields can have", async () => {
    const long = {
      description: `<p>${"🙂 ".repeat(20_000)}`,
      title: `Data\n<b>Engineer</b>${"x".repeat(300)}`,
    };
    const page = pageWith({ ...pagePosting, ...long });
    const { posting } = await readPosting(answering(received(200, page)), link, now);
    expect([posting.isCut, posting.description?.length]).toEqual([true, 30_000]);
    expect(posting.title).toMatch(/^Data Engineerx{187}$/);
  });

  it.each([
    [received(200, "<p>no posting"), "parameter_missing", /schema\.org JobPosting/],
    [received(200, pageWith({ ...pagePosting, title: " " })), "parameter_missing", /JobPosting/],
    [received(404, ""), "parameter_missing", /responded with 404/],
    [{ kind: "refused", message: "must begin with https://" }, "parameter_missing", /https/],
    [{ kind: "failed", error: "address_refused" }, "parameter_missing", /public addresses/],
    [{ kind: "failed", error: "tls_failed" }, "parameter_missing", /cannot be read/],
    [{ kind: "failed", error: "timeout" }, "dependency_unavailable", /does not respond/],
  ] as const)("is explained if %j", async (page, code, message) => {
    await expect(readPosting(answering(page), link, now)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
      details: { param: "url" },
    });
  });
});

it("links are compared without what tracks clicks, with and without a slash", () => {
  const text = "http://Jobs.example.com/7/?utm_campaign=a&id=3&gclid=4#apply";
  expect(cleanLink(text).href).toBe("https://jobs.example.com/7/?id=3");
  const spellings = listSpellings(text, null, "nonsense");
  expect(spellings).toContain("http://jobs.example.com/7?id=3");
  expect(listSpellings("https://jobs.example.com/7?id=3")).toContain(
    "https://jobs.example.com/7/?id=3",
  );
});

it("looks at the first thousand nodes of a page's graph, however long it is", () => {
  const graph = (at: number) =>
    pageWith({ "@graph": [...Array.from({ length: at }, () => 1), pagePosting] });
  expect(readJobPosting(graph(900))).not.toBeNull();
  expect(readJobPosting(graph(300_000))).toBeNull();
});
