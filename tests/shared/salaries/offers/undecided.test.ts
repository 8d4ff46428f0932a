/**
 * Offers as people describe them, with what is right: a winner may be named between two employees' full-time
 * pay, and must not be between that and anything else.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { CompareOffersBody } from "#shared/salaries/offers/compare-offers.request.ts";
import type { CompareOffersData } from "#shared/salaries/offers/compare-offers.response.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import { openContext } from "../context.ts";

let server: TestDatabase;
let context: SalaryContext;
beforeAll(async () => {
  server = await startSeededDatabase();
  context = await openContext(server.url);
});
afterAll(() => server.stop());

const compare = (offers: object[], words: string[][] = []): Promise<CompareOffersData> =>
  compareOffers(context, CompareOffersBody.parse({ offers }), words);

interface Described {
  label: string;
  base?: number;
  period?: "hourly" | "annual";
  /** The words for the job, as the page takes them. */
  job?: string;
  role?: string;
}

/** What is missing, as the end of the field's name; null where a winner may be named. */
type Missing =
  | "employment"
  | "hours_per_week"
  | "pay"
  | "stipends_weekly"
  | "weeks_per_year"
  | "overtime"
  | null;

const perm: Described = { label: "Brightwell", base: 96_000 };
const hourly = (label: string, base: number, job?: string): Described => ({
  ...{ label, base, period: "hourly" },
  ...(job === undefined ? {} : { job }),
});
const yearly = (label: string, base: number, job?: string): Described => ({
  ...{ label, base },
  ...(job === undefined ? {} : { job }),
});

/** The offer, what must be asked about it first, and the other offer if it is not the usual one. */
const offers: readonly (readonly [Described, Missing, Described?])[] = [
  // Paid to a business of one's own.
  [hourly("Corvane (1099)", 82), "hours_per_week"],
  [yearly("1099 gig at Corvane", 150_000), "hours_per_week"],
  [yearly("Tessaly C2C $88/hr", 183_000), "hours_per_week"],
  [yearly("corp-to-corp thru my LLC", 170_000), "hours_per_week"],
  [yearly("Corp2Corp, Tessaly", 170_000), "hours_per_week"],
  [yearly("Freelance w/ Ardent", 120_000), "hours_per_week"],
  [yearly("self-employed, two clients", 140_000), "hours_per_week"],
  [yearly("Lakeshore Freight", 210_000, "Owner-operator"), "hours_per_week"],
  [yearly("Salon on 5th", 60_000, "hair stylist, booth rental"), "hours_per_week"],
  [yearly("Independent contractor – Ardent", 115_000), "hours_per_week"],
  [yearly("Not W2, I invoice them monthly", 130_000), "employment"],
  [yearly("Ardent, either W2 or 1099", 130_000), "employment"],
  // On contract, paid who knows how.
  [yearly("Contract", 150_000), "employment"],
  [yearly("Tessaly – 6 month contract-to-hire", 135_000), "employment"],
  [yearly("C2H role", 128_000), "employment"],
  [yearly("Google (as a contractor, via a staffing agency)", 150_000), "employment"],
  [yearly("Ardent", 140_000, "Contract Recruiter"), "employment"],
  [yearly("Ardent", 140_000, "Contract attorney, doc review"), "employment"],
  [yearly("consulting engagement at Tessaly", 145_000), "employment"],
  [yearly("Contracting for the state", 118_000), "employment"],
  [yearly("Locums – Ridge Hospital", 300_000), "employment"],
  [yearly("W2 contract, Tessaly", 140_000), "weeks_per_year", yearly("Brightwell W2", 96_000)],
  // One names a W-2, so the other may be none.
  [yearly("Ardent (W-2)", 110_000), "employment"],
  [yearly("Ardent W2 full time", 110_000), "hours_per_week", hourly("Tessaly 1099", 70)],
  // Travel and stipends.
  [hourly("Travel", 38, "RN"), "hours_per_week"],
  [hourly("Ridge", 42, "Travel ICU nurse"), "stipends_weekly", hourly("Staff at Mercy", 46)],
  [yearly("13 wk travel assignment Boise", 120_000), "stipends_weekly"],
  [yearly("Traveler PT", 110_000, "Physical Therapist"), "stipends_weekly"],
  [yearly("Mercy", 70_000, "travelling nurse"), "stipends_weekly"],
  [{ label: "Agency", base: 95_000, role: "travel-nurse" }, "stipends_weekly"],
  [yearly("Strike RN", 150_000), "stipends_weekly"],
  [yearly("PhD stipend, State U", 34_000), "stipends_weekly"],
  [yearly("Rig job + per diem", 70_000), "stipends_weekly"],
  // Fewer hours, or hours as they come.
  [hourly("PT at the library", 24), "hours_per_week", hourly("Grocer", 20)],
  [yearly("Part time clinic", 52_000), "hours_per_week"],
  [yearly("part-time, Ridge", 52_000), "hours_per_week"],
  [hourly("Mercy per diem", 61), "hours_per_week", hourly("Ridge", 48)],
  [hourly("Mercy", 61, "RN – PRN"), "hours_per_week", hourly("Ridge", 48)],
  [hourly("On-call RN", 61), "hours_per_week", hourly("Ridge", 48)],
  [hourly("Ridge 20 hrs/wk", 40), "weeks_per_year", hourly("Mercy", 31)],
  [hourly("Ridge (24h a week)", 40), "weeks_per_year", hourly("Mercy", 31)],
  [hourly("three 12s at Mercy", 44), "weeks_per_year", hourly("Ridge", 41)],
  [hourly("Mercy 3x12", 44), "weeks_per_year", hourly("Ridge", 41)],
  [hourly("Mercy .9 FTE", 44), "weeks_per_year", hourly("Ridge", 41)],
  [yearly("City Schools 0.6 FTE", 48_000), "pay"],
  [yearly("Ardent, 30 hours weekly", 90_000), "pay"],
  [hourly("Warehouse, 55 hours a week", 24), "overtime", hourly("Dock", 27)],
  [yearly("State U", 42_000, "Adjunct Professor"), "hours_per_week"],
  [{ label: "District", base: 30_000, role: "substitute-teacher" }, "hours_per_week"],
  // Less than a year.
  [yearly("Summer internship, Tessaly", 104_000), "weeks_per_year"],
  [yearly("Tessaly", 104_000, "Software Engineer Intern"), "weeks_per_year"],
  [hourly("Seasonal at the park", 22), "weeks_per_year", hourly("Grocer", 19)],
  [hourly("Temp, front desk", 22), "weeks_per_year", hourly("Grocer", 19)],
  [yearly("temp-to-perm at Ardent", 61_000), "weeks_per_year"],
  [yearly("Ardent 9 month role", 80_000), "weeks_per_year"],
  [yearly("fixed-term, State U", 70_000), "weeks_per_year"],
  // Paid by something else.
  [yearly("$650/day at Tessaly", 169_000), "pay"],
  [yearly("Home health, per visit", 90_000), "pay"],
  [yearly("Lakeshore, 68 cpm", 85_000), "pay"],
  [yearly("Dealer, straight commission", 100_000), "pay"],
  // Hours compared with years.
  [hourly("Ward", 42), "hours_per_week"],
  [hourly("Ward full-time 40 hours a week", 42), "weeks_per_year"],
  // Two employees: one of them may be called ahead.
  [yearly("Ardent", 110_000), null],
  [hourly("Mercy", 48), null, hourly("Ridge", 41)],
  [yearly("Ardent W2", 110_000), null, yearly("Brightwell (W-2)", 96_000)],
  [yearly("Ardent", 120_000, "Contract Manager"), null],
  [{ label: "Ardent", base: 120_000, role: "contract-specialist" }, null],
  [yearly("Ardent", 150_000, "Contracts Attorney"), null],
  [yearly("Ardent", 65_000, "Travel Agent"), null],
  [{ label: "Getaway", base: 65_000, role: "travel-consultant" }, null],
  [yearly("Costco Travel", 70_000), null],
  [yearly("Travelers Insurance", 118_000), null],
  [yearly("Deloitte, 25% travel", 130_000), null],
  [yearly("Ardent (full-time, not part-time)", 120_000), null],
  [yearly("Ardent, permanent, no contract", 120_000), null],
  [yearly("24 Hour Fitness", 70_000), null],
  [yearly("Four Seasons", 70_000), null],
  [yearly("Temple University", 80_000), null],
  [yearly("Tempe office", 120_000), null],
  [yearly("Ridge Hospital", 240_000, "Internist"), null],
  [yearly("International Paper", 120_000), null],
  [yearly("Henderson, a general contractor", 120_000), null],
  [yearly("Ardent, 40 hrs a week", 120_000), null],
  [yearly("Ardent FTE", 120_000), null],
  [yearly("Ardent (6 weeks vacation)", 120_000), null],
  [yearly("Ardent, 12 weeks parental leave", 120_000), null],
  [yearly("Ardent with on-call rotation", 120_000), null],
  [yearly("Olive Garden (casual dining)", 60_000), null],
  [yearly("Deloitte Consulting", 120_000), null],
  [yearly("Ardent, review after 6 months", 120_000), null],
  [yearly("Mercy", 98_000, "Physical Therapist"), null],
];

const inAustin = ({ job: _, ...offer }: Described) => ({ city: "austin", ...offer });
const wordsOf = ({ job = "" }: Described) => [job, "Austin"];

describe("offers as people describe them", () => {
  it("have a winner only between two employees' full-time pay; else the missing thing is asked", async () => {
    const wrong: string[] = [];
    const named: string[] = [];
    for (const [own, missing, other = perm] of offers) {
      const { headline, undecided, tied, ranking } = await compare(
        [inAustin(own), inAustin(other)],
        [wordsOf(own), wordsOf(other)],
      );
      const what = `${own.label}${own.job ? ` (${own.job})` : ""}: ${headline}`;
      const isNamed = /is worth more:|a tie/.test(headline);
      expect(ranking, what).toHaveLength(2);
      if (missing === null) {
        if (!isNamed) wrong.push(what);
        continue;
      }
      if (isNamed || tied.length > 0 || undecided.length === 0) named.push(what);
      else if (!undecided[0]?.field.endsWith(`.${missing}`)) wrong.push(`${missing}? ${what}`);
    }
    const share = 1 - (wrong.length + named.length) / offers.length;
    console.log(`${(share * 100).toFixed(1)}% of ${offers.length} offers are answered right`);
    expect(named, "a winner named wrongly").toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("of a contract and a job keep their values, and nothing says that one is ahead", async () => {
    const data = await compare([
      { label: "Corvane 1099", base: 75, period: "hourly", city: "austin", role: "data-engineer" },
      { label: "Brightwell", base: 130_000, bonus: 8_000, city: "austin", role: "data-engineer" },
    ]);
    expect(data.headline).toBe(
      "Nobody can say yet which is worth more. How many hours a week does Corvane 1099 pay for?",
    );
    expect(data.tied).toEqual([]);
    expect(data.undecided.map(({ field }) => field)).toEqual([
      "offers.0.hours_per_week",
      "offers.0.weeks_per_year",
      "offers.0.health_premium_monthly",
    ]);
    expect(data.ranking.every(({ annual_value: value }) => value > 50_000)).toBe(true);
    const said = [
      ...[data.headline, data.explanation, data.citation],
      ...[...data.insights, ...data.considerations.map(({ text }) => text)],
    ].join(" ");
    expect(said).not.toMatch(/worth more:|worth the most|is ahead|a tie|ranked by|pays the most/);
    expect(said).toContain("both halves of Social Security and Medicare");
    // What employees are paid is nothing to hold a contractor's rate against.
    expect(said).not.toMatch(/Corvane 1099['’]s base of/);
    expect(said).toContain("Brightwell’s base of $130,000");
  });

  it("of one city with a tax that is not known have no rate at which the ranking changes", async () => {
    const { offers, insights } = await compare([
      { label: "Ward", base: 42, period: "hourly", city: "toledo" },
      { label: "Clinic", base: 80_000, city: "toledo" },
    ]);
    for (const { missing_local_tax: missing } of offers) {
      expect(missing).toMatchObject({ break_even_rate: null, falls_below: null });
    }
    expect(insights.join(" ")).not.toContain("change its rank");
  });

  it("are read in time that grows with their length alone", async () => {
    const label = `${"contract ".repeat(8)}x`.slice(0, 80);
    const long = ["1099 a b c ".repeat(40), "20 to 20 to 20 hr ".repeat(30), "($".repeat(200)];
    const before = performance.now();
    await compare([inAustin({ label, base: 90_000 }), inAustin(perm)], [long, []]);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
