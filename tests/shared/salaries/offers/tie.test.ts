/** Which of several offers is ahead: by what they buy, and by more than anybody can measure. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CompareOffersBody } from "#shared/salaries/offers/compare-offers.request.ts";
import type { CompareOffersData } from "#shared/salaries/offers/compare-offers.response.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

const compare = (offers: object[], rest: object = {}): Promise<CompareOffersData> =>
  compareOffers(context, CompareOffersBody.parse({ offers, ...rest }));

const textOf = ({ considerations }: CompareOffersData, kind: string) =>
  considerations.flatMap((own) => (own.kind === kind ? [own.text] : [])).join(" ");

const amount = fc.integer({ min: 20_000, max: 400_000 });
const city = fc.constantFrom(...readSlugs("cities.csv"));

describe("offers", () => {
  it("tie within 2% of the better one's value, and are otherwise led by it, whatever the base", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({ city, base: amount, bonus: fc.integer({ min: 0, max: 60_000 }) }),
        fc.record({ city, scale: fc.double({ min: 0.95, max: 1.05, noNaN: true }) }),
        async (first, { city: elsewhere, scale }) => {
          const a = { label: "Acme", ...first };
          const b = { label: "Globex", city: elsewhere, base: Math.round(first.base * scale) };
          const data = await compare([a, b]);
          const [best, second] = data.ranking;
          if (!best || !second) throw new Error("two offers were compared");
          const gap = best.annual_value - second.annual_value;
          expect(gap).toBeGreaterThanOrEqual(0);
          const isTie = gap <= 0.02 * best.annual_value;
          seen.add(isTie ? "tie" : "led");
          expect(second.rank).toBe(isTie ? 1 : 2);
          expect(data.tied).toEqual(isTie ? [best.label, second.label] : []);
          expect(data.headline.includes("tie")).toBe(isTie);
          expect(data.headline.startsWith(`${best.label} is worth more`)).toBe(!isTie);
          for (const offer of data.offers) {
            expect(offer.rank).toBe(data.ranking.find(({ label }) => label === offer.label)?.rank);
          }
        },
      ),
      {
        numRuns: isWhole ? 300 : 60,
        examples: [
          [
            { city: "austin", base: 150_000, bonus: 0 },
            { city: "austin", scale: 1 },
          ],
          [
            { city: "san-francisco", base: 150_000, bonus: 0 },
            { city: "boise", scale: 1 },
          ],
        ],
      },
    );
    expect([...seen].toSorted()).toEqual(["led", "tie"]);
  });

  it("that tie are told apart by what could break the tie", async () => {
    const data = await compare([
      {
        ...{ label: "Calder", city: "san-francisco", role: "software-engineer", base: 190_000 },
        ...{ bonus: 15_000, equity: { total: 200_000, vesting_years: 4 } },
      },
      {
        ...{ label: "Tallgrass", city: "austin", role: "software-engineer", base: 165_000 },
        ...{ bonus: 16_500, signing: 20_000 },
      },
    ]);
    expect(data.tied.toSorted()).toEqual(["Calder", "Tallgrass"]);
    expect(data.headline).toBe("It’s a tie: choose the job you would rather have.");
    expect(data.explanation).toContain("Calder’s letter says $68,500 more a year");
    expect(data.explanation).toContain("prices in San Francisco");
    const risk = textOf(data, "risk");
    expect(risk).toMatch(
      /\$50,000 a year of Calder’s pay is equity\. If it is worth nothing, Tallgrass is ahead by \$/,
    );
    expect(textOf(data, "room")).toContain("Calder’s base of $190,000 is");
    expect(textOf(data, "first_year")).toContain("$20,000 comes once");
  });

  it("share a rank only with the best of it", async () => {
    const offers = [100_000, 98_800, 97_500, 60_000].map((base, at) => ({
      ...{ label: `Offer ${at + 1}`, city: "austin", base },
    }));
    const { ranking, tied, headline } = await compare(offers);
    expect(ranking.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(tied).toEqual(["Offer 1", "Offer 2"]);
    expect(headline).toContain("a tie between Offer 1 and Offer 2");
  });
});
