/**
 * Offers as people describe them, with what is right: a winner may be named between two employees' full-time
 * pay, and must not be between that and anything else.
 */
import { describe, expect, it } from "vitest";
import { CompareOffersBody } from "#shared/salaries/offers/compare-offers.request.ts";
import type { CompareOffersData } from "#shared/salaries/offers/compare-offers.response.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import { seededContext } from "../context.ts";
import data from "./undecided.json" with { type: "json" };

const context = await seededContext();

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
type Missing = string | null;

const perm: Described = { label: "Brightwell", base: 96_000 };

/** The offer, what must be asked about it first, and the other offer if it is not the usual one. */
const offers = Object.values(data).flat() as unknown as [Described, Missing, Described?][];

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
