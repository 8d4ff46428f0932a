/** Postings of many kinds, over the project's seeds. `SHOW_POSTINGS=1` prints what is said about them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { CheckPostingBody } from "#shared/salaries/posting/check-posting.request.ts";
import {
  type CheckPostingInput,
  checkPosting,
  type PostingCheckContext,
} from "#shared/salaries/posting/check-posting.ts";
import { postingLaws } from "#shared/salaries/posting/posting-laws.ts";
import { writtenPostings } from "#tests/support/postings/written-postings.ts";
import { openContext } from "../context.ts";

let server: TestDatabase;
let context: PostingCheckContext;
beforeAll(async () => {
  server = await startSeededDatabase();
  context = await openContext(server.url);
});
afterAll(() => server.stop());

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

describe("a posting without a field for its title", () => {
  it("has the title that is among the lines at its top", async () => {
    const text = "Acme Power is hiring\nElectrician\nDenver, CO\nPay: $24 - $31 an hour";
    const { posting } = await check({ text });
    expect(posting).toMatchObject({ title: "Electrician", role: { slug: "electrician" }, min: 24 });
  });

  it.each([
    [
      "Senior Accountant - Hybrid, Boston MA\n$88,000 - $112,000",
      "Senior Accountant",
      "Boston",
      "Massachusetts",
    ],
    [
      "Line Cook, Brooklyn NY. $18-22 an hour plus tips",
      "Line Cook, Brooklyn NY",
      "Brooklyn",
      "New York",
    ],
    [
      "Office Manager\nMinneapolis, Minnesota\n$50,000 to $60,000",
      "Office Manager",
      "Minneapolis",
      "Minnesota",
    ],
    [
      "Night Security Guard Denver CO\nSecurity Guard\n$19/hr",
      "Security Guard",
      "Denver",
      "Colorado",
    ],
  ])(
    "has the place that its text names, however it is written: %s",
    async (text, title, town, state) => {
      const { posting, law } = await check({ text });
      expect(posting).toMatchObject({ title, location: expect.stringContaining(town) });
      expect(law.map(({ jurisdiction }) => jurisdiction)).toContain(state);
    },
  );

  it("is not compared in dollars of another country", async () => {
    const { posting, evaluation } = await check({
      text: "Marketing Manager\nToronto, ON\nCAD 85,000 - 105,000",
    });
    expect(posting).toMatchObject({
      min: 85_000,
      max: 105_000,
      currency: "CAD",
      location: "Toronto, ON",
    });
    expect(evaluation).toBeNull();
  });

  it("has both ends that it calls minimum and maximum", async () => {
    const { posting } = await check({
      title: "Attorney",
      text: "Salary: $190,000 minimum to $225,000 maximum.",
    });
    expect(posting).toMatchObject({ shape: "range", min: 190_000, max: 225_000 });
  });

  it("offers no disclosure with pay that the law does not allow", async () => {
    const text = "Barista\nLos Angeles, CA\nPay range $17.87 - $19.50 per hour.";
    const { disclosure } = await check({ text });
    expect(disclosure).not.toContain("17.87");
  });

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
  it("asks about an amount that can hardly be for a year, typed as such", async () => {
    const data = await check({
      title: "Carpenter",
      location: "Tampa, FL",
      min: 45,
      period: "annual",
    });
    expect(codesOf(data)).toContain("period_asked");
    expect(data.evaluation).toBeNull();
    expect(data.headline).toMatch(/^Ask /);
  });

  it("takes typed amounts over those of the text", async () => {
    const text = "Salary: $50,000 - $60,000 a year";
    const data = await check({ title: "Accountant", text, min: 30, max: 40, period: "hourly" });
    expect(data.posting).toMatchObject({ min: 30, max: 40, period: "hourly", words: null });
  });

  it("says that a description of benefits was not found where the law asks for one", async () => {
    const input = { title: "Accountant", location: "Denver, CO" };
    const without = await check({ ...input, text: "Salary: $70,000 - $80,000 a year" });
    expect(codesOf(without)).toContain("benefits_not_named");
    const named = await check({ ...input, text: "Salary: $70,000 - $80,000 a year. Dental." });
    expect(codesOf(named)).not.toContain("benefits_not_named");
  });

  it("compares a title with its level, and says where none is in the catalog", async () => {
    const senior = await check({ title: "Senior Software Engineer, Payments (Remote)", text: "x" });
    expect(senior.posting).toMatchObject({
      role: { slug: "software-engineer" },
      experience: "senior",
    });
    const none = await check({ title: "Chief Vibes Wizard", text: "$90,000 - $99,000 a year" });
    expect(none.posting.role).toBeNull();
    expect(codesOf(none)).toContain("title_unknown");
    expect(none.disclosure).toBe("The pay range for this position is $90,000 to $99,000 a year.");
  });

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

  it("never puts what is not guaranteed into the disclosure", async () => {
    const text = "On-target earnings of $140,000 to $170,000.";
    const { disclosure } = await check({
      title: "Account Executive",
      location: "Denver, CO",
      text,
    });
    expect(disclosure).not.toContain("$170,000");
    expect(disclosure).toMatch(/^The pay range for this position is \$/);
  });

  it("refuses a text without a title", async () => {
    await expect(check({ text: "We pay well." })).rejects.toMatchObject({
      code: "parameter_missing",
      details: { param: "title" },
    });
  });
});

describe("visa wage levels", () => {
  const levelOf = async (input: CheckPostingInput) =>
    (await check(input)).findings.find(({ code }) => code === "wage_level");
  const nurse = { title: "Registered Nurse", location: "Tampa, FL" };

  it("say where the lowest pay lies, for which wage year, and that they are a formula's", async () => {
    const found = await levelOf({ ...nurse, min: 76_000, max: 90_000 });
    expect(found?.text).toContain(
      "the lowest pay of the range, $76,000, is $4,662 under Level II ($80,662)",
    );
    expect(found?.text).toContain("wage year July 2025 to June 2026");
    expect(found?.text).toContain("do not show what people with more experience earn");
    expect(found?.source.name).toContain("Prevailing wages");
  });

  it("are not named where none is published, nor of pay below the legal minimum", async () => {
    const doctor = { title: "Anesthesiologist", location: "Tampa, FL" };
    expect(await levelOf({ ...doctor, min: 300_000, max: 350_000 })).toBeUndefined();
    expect(await levelOf({ ...nurse, min: 5, max: 6, period: "hourly" })).toBeUndefined();
  });
});

it("asks for the hours of pay for a week that is little for full-time work", async () => {
  const { headline } = await check({ text: "Babysitter\nAurora, CO\n$150 per week, part-time" });
  expect(headline).toContain("Ask for how many hours $150 for a week is paid");
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

  it.each([
    ["Brandon, FL", []],
    ["Yonkers, NY", ["New York"]],
    ["Yonkers, NY; Westchester County, NY", ["New York", "Westchester County"]],
    ["Ithaca, NY", ["Ithaca", "New York"]],
    ["80202", ["Colorado"]],
    ["Colorado (hybrid)", ["Colorado"]],
    ["Wilmington, DE", ["Delaware"]],
    ["Toledo, OH", []],
    ["Paris, France", []],
  ])("of %s", async (location, jurisdictions) => {
    const { law } = await check({ title: "Electrician", location, text: "x" });
    expect(law.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(jurisdictions);
  });

  it("that are not in force yet are met or not by nobody", async () => {
    const { law } = await check({ title: "Electrician", location: "Wilmington, DE", text: "x" });
    expect(law).toMatchObject([{ in_force: false, met: null, effective_date: "2027-09-26" }]);
  });
});

describe("what is said of a law", () => {
  const ask = async (input: CheckPostingInput) => (await check(input)).law[0];
  const title = "Warehouse Worker";
  const location = "Denver, CO";

  it("is not met by a range alone where it asks for benefits as well", async () => {
    const law = await ask({ text: "Warehouse Worker\nDenver, CO\n$20-$22 an hour" });
    expect(law?.met).toBe(false);
    expect(law?.found).toBe(
      "The lowest and the highest pay are posted, but no description of the benefits was found in what was read. Whether there is other pay to describe cannot be seen.",
    );
  });

  it("is met with both, and then nothing says that they were not found", async () => {
    const data = await check({ title, location, text: "$20-$22 an hour. Health insurance." });
    expect(data.law[0]).toMatchObject({
      met: true,
      found: expect.stringMatching(/^The lowest and the highest pay are posted, and benefits are/),
    });
    expect(codesOf(data)).not.toContain("benefits_not_named");
  });

  it("is open where no text was read", async () => {
    const law = await ask({ title, location, min: 20, max: 22, period: "hourly" });
    expect(law?.met).toBeNull();
    expect(law?.found).toBe(
      "The lowest and the highest pay are posted. Whether benefits and other pay are described cannot be seen, as no text was read.",
    );
  });

  it("is met by fields where it asks for pay alone", async () => {
    const law = await ask({ title, location: "Boston, MA", min: 20, max: 22, period: "hourly" });
    expect(law).toMatchObject({ met: true, found: "The lowest and the highest pay are posted." });
  });

  it("is not for both ends in the headline where only benefits are missing", async () => {
    const { headline } = await check({ title: "Vibes Wizard", location, text: "$20-$22 an hour" });
    expect(headline).not.toContain("law");
  });
});

describe("the place of a posting", () => {
  it("is that of its text, with the pay that is typical there", async () => {
    const { headline, posting } = await check({
      text: "Home Health Aide\nMcAllen, TX\n$10.50 - $11 an hour",
    });
    expect(posting.location).toBe("McAllen, TX");
    expect(headline).toMatch(/ in McAllen typically make about \$1[12]\.\d\d an hour/);
  });

  it.each([
    ["Cashier\n$19/hr", "No place was found in the posting."],
    ["Cashier\nLocation: Springfeeld, QQ\n$19/hr", "No place of the United States was recognized"],
    ["Cashier\nLocation: Montana\n$19/hr", "The posting names Montana as a whole."],
    ["Cashier\nSan Juan, Puerto Rico\n$19/hr", "Puerto Rico and the other territories are not"],
  ])("that is not found is said first: %j", async (text, why) => {
    const [first] = (await check({ text })).findings;
    expect(first).toMatchObject({ code: "nation_compared", text: expect.stringContaining(why) });
    expect(first?.text).toContain("judged against the United States as a whole");
  });

  it("is not missed where the work is remote, or one of several is known", async () => {
    for (const location of ["Remote", "Montana; Denver, CO"]) {
      const data = await check({ title: "Data Analyst", location, min: 80_000, max: 90_000 });
      expect(codesOf(data)).not.toContain("nation_compared");
    }
  });
});

describe("a location", () => {
  const engineer = { title: "Software Engineer", text: "Salary: $140,000 to $170,000 a year" };
  const lawsIn = ({ law }: Checked) => law.map(({ jurisdiction }) => jurisdiction).sort();

  it.each([
    ["Greater Tampa Bay Area", "tampa", []],
    ["Tampa Bay Area", "tampa", []],
    ["Hybrid in Marietta, Georgia", "atlanta", []],
    ["CO - Golden; CA - Oakland", "denver", ["California", "Colorado"]],
    ["New York City Metropolitan Area", "new-york", ["New York", "New York City"]],
    ["New York, New York, United States of America", "new-york", ["New York", "New York City"]],
    ["Greater Boston Area", "boston", ["Massachusetts"]],
    ["Long Island", "new-york", ["New York"]],
    ["Northern Virginia", "washington", ["Virginia"]],
  ])("%s is compared with the pay of %s, under the laws %j", async (location, city, laws) => {
    const data = await check({ ...engineer, location });
    expect(data.evaluation?.city?.slug).toBe(city);
    expect(lawsIn(data)).toEqual(laws);
  });

  it.each([
    "Remote - Ireland",
    "Canada (Remote)",
    "Manchester, UK",
    "Osaka, Japan",
    "Wolfsburg, DE",
    "Remote - EMEA",
    "Toronto, CA",
  ])("%s is abroad: no verdict, no law, nothing to post, and it says why", async (location) => {
    const data = await check({ ...engineer, location });
    expect(data).toMatchObject({ evaluation: null, law: [], suggested_range: null });
    expect(data.disclosure).toBeNull();
    expect(data.headline).toContain("outside of the United States");
    expect(codesOf(data)).toContain("outside_us");
    expect(codesOf(data)).not.toContain("nation_compared");
  });

  it.each([
    ["Gotham Heights District", "“Gotham Heights District”"],
    ["Springfield", "Springfield, MO"],
    ["Pittsburg", "Pittsburgh, PA"],
    ["Vancouver", "Vancouver, Canada"],
    ["Neustadt-Süd, DE", "Neustadt-Süd, DE"],
  ])("%s is said not to be understood, with no law", async (location, named) => {
    const data = await check({ ...engineer, location });
    expect(data.law).toEqual([]);
    expect(data.headline).toContain("was not understood");
    expect(JSON.stringify(data.findings)).toContain(named);
    expect(codesOf(data)).toContain("nation_compared");
  });

  it("of remote work without a state has no law of that state, and says so", async () => {
    const everywhere = await check({ ...engineer, location: "Remote, US" });
    const without = await check({ ...engineer, location: "Remote, US (excluding CA)" });
    expect(lawsIn(everywhere)).toContain("California");
    expect(lawsIn(without)).toEqual(lawsIn(everywhere).filter((name) => name !== "California"));
    expect(without.assumptions.join()).toContain("excludes work from California");
  });

  it("that is not understood makes no remote work one for every state", async () => {
    const data = await check({ ...engineer, location: "Remote - Gotham Heights" });
    expect(data.law).toEqual([]);
    expect(data.headline).toContain("was not understood");
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
  it.each([
    ["CDL A Truck Driver", "CDL A Truck Driver", "truck-driver"],
    ["Class A CDL Driver - Home Daily", "Class A CDL Driver", "truck-driver"],
    ["HIRING NOW!! Cashiers", "Cashiers", "cashier"],
    ["Now Hiring: Forklift Operators", "Forklift Operators", "forklift-operator"],
    ["WAREHOUSE ASSOCIATES NEEDED!!!", "Warehouse Associates", "warehouse-associate"],
    ["We are looking for a Line Cook! Great team", "Line Cook", "line-cook"],
    ["Server, Houston", "Server", "server"],
  ])("%s", async (line, title, slug) => {
    const { posting } = await check({ text: `${line}\nHouston, TX\n$20 - $22 an hour` });
    expect(posting).toMatchObject({ title, role: { slug } });
  });

  it("is kept as it was typed", async () => {
    const typed = { title: "CDL A Truck Driver", location: "Houston, TX", min: 25, max: 30 };
    const { posting, evaluation } = await check({ ...typed, period: "hourly" });
    expect(posting).toMatchObject({ title: typed.title, role: { slug: "truck-driver" } });
    expect(evaluation?.role.slug).toBe("truck-driver");
  });
});

describe("tips", () => {
  const tipped = "Server\nHouston, TX\n$2.13/hr + tips. Make $25-$35 with tips!";

  it("are no base pay, and a lawful base before tips is not judged", async () => {
    const data = await check({ text: tipped });
    expect(data.posting).toMatchObject({ shape: "single", min: 2.13, max: 2.13, period: "hourly" });
    expect(data.posting.variable).toEqual(["$25-$35 (with tips)"]);
    expect(data.evaluation).toBeNull();
    expect(data.headline).toMatch(
      /^\$2\.13 an hour is the pay before tips, which are not judged: /,
    );
    expect(codesOf(data)).toContain("tips_not_judged");
  });

  it("alone are not judged either", async () => {
    const data = await check({ text: "Server\nHouston, TX\nEarn $25-$35 an hour with tips!" });
    expect(data.evaluation).toBeNull();
    expect(data.headline).toContain("not what is guaranteed");
    expect(codesOf(data)).toContain("tips_not_judged");
  });

  it("are named next to the verdict on a base that the law allows", async () => {
    const data = await check({ text: "Barista\nEverett, WA\n$21.50/hr plus tips" });
    expect(data.evaluation?.offer).toMatchObject({ min: 44_720, max: 44_720 });
    expect(codesOf(data)).toContain("tips_not_judged");
  });

  it("for an application are none", async () => {
    const text = "Accountant\nAustin, TX\n$70,000 - $80,000 a year. Read our tips for applicants.";
    expect(codesOf(await check({ text }))).not.toContain("tips_not_judged");
  });
});

describe("a posting as people write it", () => {
  const titles = [
    ["CDL-A Company Driver - Home Weekly\nAmarillo, TX", "truck-driver"],
    ["Plumber needed ASAP!! Stamford CT\n$30 to $45 an hr", "plumber"],
    ["Electrician @ Acme Power\nDenver, CO", "electrician"],
    ["Physician - Family Medicine (Outpatient)\nRochester, MN", "family-medicine-physician"],
    ["Registered Nurse - Nights\nFargo, ND", "registered-nurse"],
  ] as const;
  it.each(titles)("has the job that its first line names: %s", async (text, slug) => {
    expect((await check({ text })).posting.role?.slug).toBe(slug);
  });

  it("has a director of something as the catalog calls one", async () => {
    const { posting } = await check({ text: "Director of Finance\nAlameda, CA" });
    expect(posting.role?.title).toBe("Finance Director");
  });

  it("has the laws of an intern's place, though no figure is one's", async () => {
    const { posting, law } = await check({
      text: "Software Engineering Intern, Summer 2027\nBellevue, WA\nPay: $46.00 - $58.00 per hour",
    });
    expect(posting).toMatchObject({ role: null, min: 46, max: 58 });
    expect(law.map(({ jurisdiction }) => jurisdiction)).toEqual(["Washington"]);
  });

  it("has the laws of the state of a town that no list has", async () => {
    const { law, findings } = await check({
      text: "Warehouse Associate\nEdisonville, NJ\nPay rate: $18.75/hr",
    });
    expect(law.map(({ jurisdiction }) => jurisdiction)).toEqual(["New Jersey"]);
    expect(JSON.stringify(findings)).toContain("Edisonville, NJ is not among the places with a");
  });

  it("has the town behind a street", async () => {
    const { assumptions } = await check({
      text: "Store Manager\nJob Location: 1200 Main St, Joplin, MO\nPay: $46,000 - $52,000 a year",
    });
    expect(assumptions).toContain("No city near Joplin, MO has a figure.");
  });

  it("has a place before a dash, and pay for an hour without a sign", async () => {
    const text = "Prep cook\nAustin TX - 15 an hour cash, nights. Text Maria";
    const { posting } = await check({ text });
    expect(posting).toMatchObject({ location: "Austin TX", min: 15, max: 15, period: "hourly" });
    const picked = await check({ text: "Order Picker\nAustin, TX\nYou pick 120 an hour." });
    expect(picked.posting.shape).toBe("none");
  });

  it("promises nothing where a commission is all there is", async () => {
    const { posting, evaluation, disclosure } = await check({
      text: "Sales Representative\nDenver, CO\n100% commission. Our reps earn $80,000 - $120,000 a year.",
    });
    expect(posting).toMatchObject({ min: 80_000, max: 120_000 });
    expect(evaluation).toBeNull();
    expect(disclosure).toBeNull();
  });
});
