/** How the check of a posting describes pay that is not for an hour or a year, not readable, or not there. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { pageWith } from "#scripts/run/stage/postings.ts";
import {
  type CheckPostingInput,
  checkPosting,
  type PostingCheckContext,
} from "#shared/salaries/posting/check-posting.ts";
import { openContext } from "../context.ts";

let server: TestDatabase;
let context: PostingCheckContext;
beforeAll(async () => {
  server = await startSeededDatabase();
  context = await openContext(server.url);
});
afterAll(() => server.stop());

const check = (text: string, input: Partial<CheckPostingInput> = {}) =>
  checkPosting(context, { title: "Physical Therapist", location: "Denver, CO", text, ...input });
type Checked = Awaited<ReturnType<typeof check>>;
const codesOf = ({ findings }: Checked) => findings.map(({ code }) => code);

/** All sentences that a person reads. */
const allSaid = ({ headline, law, findings }: Checked) =>
  [headline, ...law.map(({ found }) => found), ...findings.map(({ text }) => text)].join(" ");

describe("pay that is there", () => {
  it.each([
    "$410 per 12-hour shift",
    "Home visits, $62/visit",
    "61 CPM, all miles paid",
    "Up to $62",
    "$58+",
    "$61 hr",
    "Pays 61$ an hour",
    "Adjuncts: $3,200 per course",
    "$18 a $22 por hora",
    "Stylists keep 45-60% commission",
    "Come ride with us: $350 Fridays and Saturdays are yours",
    "Fellows receive a stipend of $40,000",
    "Twenty dollars an hour",
  ])("is never said to be missing: %s", async (text) => {
    const data = await check(text);
    expect(allSaid(data)).not.toMatch(/no pay/i);
    expect(codesOf(data)).not.toContain("no_pay");
    expect(data.headline).not.toContain("asks for a range");
  });

  it.each([
    "Competitive pay!",
    "Salary DOE. $5,250 of tuition aid, 401(k), $2,000 sign-on bonus",
    "Estimate jobs with a budget of $250,000. Pay depends on experience.",
  ])("is said to be missing where no amount could be it: %s", async (text) => {
    const data = await check(text);
    expect(data.headline).toMatch(/^No pay is posted, though the law of Colorado asks for a range/);
    expect(data.law).toMatchObject([{ met: false }]);
    expect(codesOf(data)).toContain("no_pay");
  });
});

describe("pay for a piece of work", () => {
  it("is named with it, and neither converted nor judged", async () => {
    const data = await check("$62 - $70 per visit. Medical, dental.");
    expect(data.posting).toMatchObject({ min: 62, max: 70, period: null, per: "visit" });
    expect(data.evaluation).toBeNull();
    expect(data.headline).toMatch(
      /^\$62 to \$70 per visit is posted; ask what that usually comes to/,
    );
    expect(allSaid(data)).not.toMatch(/for an hour\b|for a year\b/);
    expect(data.law).toMatchObject([{ met: true }]);
  });

  it("has a top alone where nothing else is named", async () => {
    const { headline } = await check("Up to $90 per visit");
    expect(headline).toMatch(
      /^Only the top of the range is posted, \$90 per visit, though the law of Colorado asks for both/,
    );
  });

  it("makes no year of an assignment's weeks, in a page's own data either", async () => {
    const description = "10 wks, 36 hrs guaranteed. Weekly gross incl. non-taxed lodging.";
    const salary = { "@type": "MonetaryAmount", currency: "USD", unitText: "WEEK" };
    const baseSalary = { ...salary, minValue: "2310", maxValue: "2450" };
    const page = pageWith({
      ...{ "@context": "https://schema.org", "@type": "JobPosting" },
      ...{ title: "Travel Physical Therapist", description, baseSalary },
    });
    for (const text of [page, "Travel PT, 10 wks. $2,310 - $2,450 a week, extension likely"]) {
      const { headline, posting, evaluation, findings } = await check(text);
      expect(posting).toMatchObject({ min: 2_310, max: 2_450, period: null, per: "week" });
      expect(evaluation).toBeNull();
      expect(headline).toContain("ask for how many weeks a year that is");
      const found = findings.find(({ code }) => code === "per_piece");
      expect(found?.text).toContain("a part of its pay may be a stipend");
      expect(JSON.stringify(findings)).not.toMatch(/12\d,\d{3} a year/);
    }
  });

  it("says what time is meant as well", async () => {
    expect((await check("$61 an hour")).posting.per).toBe("hour");
    expect((await check("$2,300 every two weeks")).posting.per).toBe("two weeks");
    expect((await check("Pay: $61")).posting.per).toBeNull();
  });
});

describe("a place that is not understood", () => {
  it("is said with its words, also where the title has no figure", async () => {
    const input = { title: "Grand Vizier of Widgets", location: "Various - Zone 12" };
    const data = await check("$61 an hour", input);
    const found = data.findings.find(({ code }) => code === "place_unread");
    expect(found?.text).toContain("“Various - Zone 12”");
    expect(data.law).toEqual([]);
    expect(codesOf(await check("$61 an hour", { title: input.title }))).not.toContain(
      "place_unread",
    );
  });
});

describe("an amount that is not understood", () => {
  it("is shown with its words, and the law is neither met nor not", async () => {
    const text = "Come ride with us: $350 Fridays and Saturdays are yours. Medical, dental.";
    const { headline, posting, law, findings } = await check(text);
    expect(posting.unread.join()).toContain("$350 Fridays");
    expect(headline).toMatch(/^Ask what the pay is, as we could not read “.*\$350 Fridays/);
    expect(law).toMatchObject([{ met: null, found: expect.stringContaining("could not read") }]);
    const unread = findings.find(({ code }) => code === "pay_unread");
    expect(unread?.text).toMatch(/^We could not read: “/);
  });

  it("does not make the law ask for a range where benefits alone are missing", async () => {
    const { headline, law } = await check("Fellows receive a stipend of $40,000");
    expect(law).toMatchObject([{ met: false }]);
    expect(headline).not.toContain("law");
  });
});

describe("the rate of a contractor's business", () => {
  it("is not compared with what employees are paid", async () => {
    const data = await check("Rate: $95/hr on C2C");
    expect(data.evaluation).toBeNull();
    expect(data.headline).toMatch(/^\$95 an hour is what a contractor is paid/);
    expect(codesOf(data)).toContain("contractor_rate");
    expect(data.disclosure).not.toContain("$95");
  });

  it("is named next to an employee's", async () => {
    const { posting, evaluation } = await check("$80/hr on W2, $95/hr on C2C");
    expect(posting).toMatchObject({ min: 80, max: 80, period: "hourly" });
    expect(posting.other_ranges).toEqual(["$95/hr (as a contractor)"]);
    expect(evaluation).not.toBeNull();
  });
});

describe("ranges that are named apart", () => {
  const text =
    "Colorado: $92,000 - $104,000. California: $110,000 - $126,000. New York: $112,000 - $129,000.";

  it.each([
    ["San Diego, CA", 110_000, 126_000],
    ["Denver, CO", 92_000, 104_000],
    ["Buffalo, NY", 112_000, 129_000],
  ])("are read for the place of the job: %s", async (location, min, max) => {
    const { posting } = await check(text, { location });
    expect(posting).toMatchObject({ min, max });
    expect(posting.other_ranges).toHaveLength(2);
  });

  it("are read from the lowest to the highest elsewhere, and that is said", async () => {
    const data = await check(text, { location: "Boise, ID" });
    expect(data.posting).toMatchObject({ min: 92_000, max: 129_000 });
    expect(data.assumptions.join(" ")).toContain("from the lowest to the highest");
    expect(allSaid(data)).toContain("names several ranges");
    expect(data.disclosure).not.toContain("$129,000");
  });
});

describe("a posting from a page", () => {
  const page = (more: object) =>
    pageWith({
      ...{ "@type": "JobPosting", title: "Physical Therapist", hiringOrganization: "Acme" },
      ...{ description: "<p>Join us. Medical, dental.</p>", ...more },
    });

  it.each([
    [96_000, 96_000, 96_000],
    ["$92,000 - $104,000 per year", 92_000, 104_000],
  ])("whose salary is %j has that pay", async (baseSalary, min, max) => {
    const data = await check(page({ baseSalary }));
    expect(data.posting).toMatchObject({ min, max, period: "annual" });
    expect(data.evaluation).not.toBeNull();
  });

  it("by its link has the pay that the page shows in another place", async () => {
    const body = page({}).replace("</body>", "<p>$46 - $52 an hour</p></body>");
    const url = "https://jobs.example.com/7";
    const fetchPage = async () => ({ kind: "received", status: 200, url, body }) as const;
    const data = await checkPosting({ ...context, fetchPage }, { url, location: "Denver, CO" });
    expect(data.posting).toMatchObject({ min: 46, max: 52, period: "hourly" });
  });
});

describe("benefits", () => {
  const pay = "$46 - $52 an hour.";
  it.each([
    ["We offer great benefits.", false, "benefits are mentioned without saying which"],
    ["Full benefits package from day one!", false, "benefits are mentioned without saying which"],
    ["Health insurance and paid time off.", true, "benefits are named"],
    ["Benefits include a season pass.", null, "in words that could not be read"],
    ["Nice team.", false, "no description of the benefits was found"],
  ])("in the words “%s”", async (words, named, found) => {
    const { posting, law } = await check(`${pay} ${words}`);
    expect(posting.benefits_named).toBe(named);
    expect(law).toMatchObject([{ met: named, found: expect.stringContaining(found) }]);
  });
});
