/** Postings of many kinds, and how what cannot be read, compared or found is described. `SHOW_POSTINGS=1` prints what is said about them. */
import { describe, expect, it } from "vitest";
import { pageWith } from "#scripts/run/stage/postings.ts";
import { CheckPostingBody } from "#shared/salaries/posting/check-posting.request.ts";
import { type CheckPostingInput, checkPosting } from "#shared/salaries/posting/check-posting.ts";
import { postingLaws } from "#shared/salaries/posting/posting-laws.ts";
import { writtenPostings } from "#tests/support/postings/written-postings.ts";
import { seededContext } from "../context.ts";
import cases from "./check-posting.json" with { type: "json" };

const context = await seededContext();

const check = (input: CheckPostingInput) => checkPosting(context, input);
type Checked = Awaited<ReturnType<typeof check>>;

describe("written postings", () => {
  it.each(
    writtenPostings.map((posting) => [`${posting.title}: ${posting.text}`, posting] as const),
  )("%s", async (_, { title, location, text, shape, min, max, period, isTotal = false, law }) => {
    const data = await check({ title, location, text });
    if (process.env.SHOW_POSTINGS) console.log(show(text, data));
    expect(data.posting).toMatchObject({ shape, min, max, period });
    const met = Object.fromEntries(data.law.map((one) => [one.jurisdiction, one.met]));
    expect(met).toEqual(law);
    const isOffer = (shape === "range" || shape === "single") && period !== null && !isTotal;
    expect(data.evaluation !== null).toBe(isOffer && data.posting.currency === "USD");
    expect(JSON.stringify(data)).not.toMatch(/\billegal|\bunlawful|\bviolat/i);
    for (const { source } of data.findings) expect(source.name).not.toBe("");
    for (const { statute } of data.law) expect(statute).not.toBe("");
  });
});

function show(
  text: string,
  { posting, headline, law, findings, disclosure, assumptions }: Checked,
) {
  return [
    `== ${posting.title} (${posting.role?.title}, ${posting.experience}), ${posting.location}: ${text}`,
    `   ${headline}`,
    ...law.map(({ jurisdiction, met, asks }) => `   * ${jurisdiction} ${met}: ${asks}`),
    ...findings.map((finding) => `   - [${finding.code}] ${finding.text} (${finding.source.name})`),
    `   > ${disclosure}`,
    `   ~ ${assumptions.slice(0, 3).join(" | ")}`,
  ].join("\n");
}

const codesOf = ({ findings }: Checked) => findings.map(({ code }) => code);

interface Said {
  what: string;
  input: CheckPostingInput;
  response?: object;
  /** How many ranges there are beside the one that is read. */
  others?: number;
  /** Codes that the findings have, and that they lack. */
  has?: string[];
  lacks?: string[];
  /** What parts of the response match as JSON, and what they do not. */
  says?: Partial<Record<keyof Checked, string>>;
  omits?: Partial<Record<keyof Checked, string>>;
}

it.each(cases.said as unknown as Said[])(
  "$what",
  async ({ input, response = {}, others, has = [], lacks = [], says = {}, omits = {} }) => {
    const data = await check(input);
    expect(data).toMatchObject(response);
    if (others !== undefined) expect(data.posting.other_ranges).toHaveLength(others);
    expect(codesOf(data)).toEqual(expect.arrayContaining(has));
    for (const code of lacks) expect(codesOf(data)).not.toContain(code);
    const json = (part: string) => JSON.stringify(data[part as keyof Checked]);
    for (const [part, words] of Object.entries(says)) {
      expect(json(part), part).toMatch(new RegExp(words));
    }
    for (const [part, words] of Object.entries(omits)) {
      expect(json(part), part).not.toMatch(new RegExp(words));
    }
  },
);

describe("a posting without a field for its title", () => {
  it.each(cases.written as [string, string, string, string][])(
    "has the place that its text names, however it is written: %s",
    async (text, title, town, state) => {
      const { posting, law } = await check({ text });
      expect(posting).toMatchObject({ title, location: expect.stringContaining(town) });
      expect(law.map(({ jurisdiction }) => jurisdiction)).toContain(state);
    },
  );

  it("is refused if no line there is the name of a job", async () => {
    await expect(check({ text: "We are hiring!\nPay: $24 - $31 an hour" })).rejects.toThrow(
      "title",
    );
  });
});

it("speaks of pay by the hour about a job that is paid by the hour", async () => {
  const location = "Denver, CO";
  const typed = await check({ title: "Electrician", location, min: 24, max: 31, period: "hourly" });
  const said = [typed.headline, ...typed.findings.map(({ text }) => text)].join(" ");
  expect(said).toMatch(/typically make about \$\d\d\.\d\d an hour/);
  expect(said).not.toMatch(/\$\d+,\d{3}/);
  const silent = await check({ title: "Electrician", location, text: "Competitive pay" });
  expect(silent.headline).toMatch(/about \$\d\d\.\d\d an hour/);
});

describe("findings", () => {
  it("suggests a range that is not too wide, for the period in which the job is paid", async () => {
    const { suggested_range: nurse } = await check({ title: "Registered Nurse", text: "x" });
    expect(nurse?.period).toBe("hourly");
    const { suggested_range: manager } = await check({ title: "Product Manager", text: "x" });
    expect(manager?.period).toBe("annual");
    for (const range of [nurse, manager]) {
      expect((range?.high ?? 0) / (range?.low ?? 1)).toBeGreaterThan(1);
      expect((range?.high ?? 9) / (range?.low ?? 1)).toBeLessThanOrEqual(1.6);
    }
  });

  it("refuses a text without a title", async () => {
    await expect(check({ text: "We pay well." })).rejects.toMatchObject({
      code: "parameter_missing",
      details: { param: "title" },
    });
  });

  it("say where the lowest pay lies among visa wage levels, and that these are a formula's", async () => {
    const found = (
      await check({ title: "Registered Nurse", location: "Tampa, FL", min: 76_000, max: 90_000 })
    ).findings.find(({ code }) => code === "wage_level");
    expect(found?.text).toContain(
      "the lowest pay of the range, $76,000, is $4,662 under Level II ($80,662)",
    );
    expect(found?.text).toContain("wage year July 2025 to June 2026");
    expect(found?.text).toContain("do not show what people with more experience earn");
    expect(found?.source.name).toContain("Prevailing wages");
  });
});

it("names the same note about a place once", async () => {
  const { assumptions } = await check({
    text: "Warehouse Associate\nLocation: Joliet, IL 60435\nPay: $19.75 an hour",
  });
  expect(new Set(assumptions).size).toBe(assumptions.length);
});

describe("laws", () => {
  it("each have a citation, and all but a few a day", () => {
    for (const { statute } of postingLaws) expect(statute).not.toBe("");
    const undated = postingLaws.filter(({ effectiveDate }) => effectiveDate === null);
    expect(undated.map(({ jurisdiction }) => jurisdiction).sort()).toEqual([
      "Albany County",
      "Nevada",
      "Rhode Island",
    ]);
  });

  it.each(cases.laws as [string, string[]][])("of %s", async (location, jurisdictions) => {
    const { law } = await check({ title: "Electrician", location, text: "x" });
    expect(law.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(jurisdictions);
  });
});

describe("the place of a posting", () => {
  it.each(cases.nationCompared as [string, string][])(
    "that is not found is said first: %j",
    async (text, why) => {
      const [first] = (await check({ text })).findings;
      expect(first).toMatchObject({ code: "nation_compared", text: expect.stringContaining(why) });
      expect(first?.text).toContain("judged against the United States as a whole");
    },
  );
});

describe("a location", () => {
  const engineer = { title: "Software Engineer", text: "Salary: $140,000 to $170,000 a year" };
  const lawsIn = ({ law }: Checked) => law.map(({ jurisdiction }) => jurisdiction).sort();

  it.each(cases.locations as [string, string, string[]][])(
    "%s is compared with the pay of %s, under the laws %j",
    async (location, city, laws) => {
      const data = await check({ ...engineer, location });
      expect(data.evaluation?.city?.slug).toBe(city);
      expect(lawsIn(data)).toEqual(laws);
    },
  );

  it.each(cases.abroad)(
    "%s is abroad: no verdict, no law, nothing to post, and it says why",
    async (location) => {
      const data = await check({ ...engineer, location });
      expect(data).toMatchObject({ evaluation: null, law: [], suggested_range: null });
      expect(data.disclosure).toBeNull();
      expect(data.headline).toContain("outside of the United States");
      expect(codesOf(data)).toContain("outside_us");
      expect(codesOf(data)).not.toContain("nation_compared");
    },
  );

  it.each(cases.notUnderstood as [string, string][])(
    "%s is said not to be understood, with no law",
    async (location, named) => {
      const data = await check({ ...engineer, location });
      expect(data.law).toEqual([]);
      expect(data.headline).toContain("was not understood");
      expect(JSON.stringify(data.findings)).toContain(named);
      expect(codesOf(data)).toContain("nation_compared");
    },
  );

  it("of remote work without a state has no law of that state, and says so", async () => {
    const everywhere = await check({ ...engineer, location: "Remote, US" });
    const without = await check({ ...engineer, location: "Remote, US (excluding CA)" });
    expect(lawsIn(everywhere)).toContain("California");
    expect(lawsIn(without)).toEqual(lawsIn(everywhere).filter((name) => name !== "California"));
    expect(without.assumptions.join()).toContain("excludes work from California");
  });

  it("and a title may have white space around them", async () => {
    const location = " Austin, TX\t";
    const parsed = CheckPostingBody.parse({ ...engineer, title: "Account Executive\t", location });
    expect(parsed).toMatchObject({ title: "Account Executive", location: "Austin, TX" });
  });

  it("of a page that names its country is not taken for a town here", async () => {
    const page = (address: object) =>
      `<html><script type="application/ld+json">${JSON.stringify({
        ...{ "@type": "JobPosting", title: "Software Engineer", description: "$90,000 a year" },
        hiringOrganization: "Acme",
        jobLocation: { address },
      })}</script></html>`;
    const abroad = { addressLocality: "San Jose", addressCountry: "CR" };
    const data = await check({ text: page(abroad) });
    expect(data.posting.location).toBe("San Jose, Costa Rica");
    expect(data).toMatchObject({ evaluation: null, law: [] });
    const here = { addressLocality: "San Jose", addressRegion: "CA", addressCountry: "US" };
    expect((await check({ text: page(here) })).evaluation?.city?.slug).toBe("san-jose");
  });
});

describe("a title that is written to be noticed", () => {
  it.each(cases.noticed as [string, string, string][])("%s", async (line, title, slug) => {
    const { posting } = await check({ text: `${line}\nHouston, TX\n$20 - $22 an hour` });
    expect(posting).toMatchObject({ title, role: { slug } });
  });
});

const therapist = { title: "Physical Therapist", location: "Denver, CO" };

it("makes no year of an assignment's weeks, in a page's own data either", async () => {
  const description = "10 wks, 36 hrs guaranteed. Weekly gross incl. non-taxed lodging.";
  const salary = { "@type": "MonetaryAmount", currency: "USD", unitText: "WEEK" };
  const baseSalary = { ...salary, minValue: "2310", maxValue: "2450" };
  const page = pageWith({
    ...{ "@context": "https://schema.org", "@type": "JobPosting" },
    ...{ title: "Travel Physical Therapist", description, baseSalary },
  });
  for (const text of [page, "Travel PT, 10 wks. $2,310 - $2,450 a week, extension likely"]) {
    const { headline, posting, evaluation, findings } = await check({ ...therapist, text });
    expect(posting).toMatchObject({ min: 2_310, max: 2_450, period: null, per: "week" });
    expect(evaluation).toBeNull();
    expect(headline).toContain("ask for how many weeks a year that is");
    const found = findings.find(({ code }) => code === "per_piece");
    expect(found?.text).toContain("a part of its pay may be a stipend");
    expect(JSON.stringify(findings)).not.toMatch(/12\d,\d{3} a year/);
  }
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
    const data = await check({ ...therapist, text: page({ baseSalary }) });
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
