/** The sentences that people act on: what to ask for, and what to write to an employer. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { type EvaluateInput, evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { NegotiateBody } from "#shared/salaries/negotiate/negotiate.request.ts";
import type { NegotiateData } from "#shared/salaries/negotiate/negotiate.response.ts";
import { negotiate } from "#shared/salaries/negotiate/require-negotiation.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "./context.ts";

const context = await seededContext();

const judge = (input: Pick<EvaluateInput, "role" | "city" | "amount"> & Partial<EvaluateInput>) =>
  evaluate(context, { basis: "local", exp: "any", period: "annual", ...input });
const byHour = (role: string, city: string, amount: number) =>
  judge({ role, city, amount, period: "hourly" });
const prepare = (body: object): Promise<NegotiateData> =>
  negotiate(context, NegotiateBody.parse(body));
const prepareByHour = (role: string, city: string, base: number, rest: object = {}) =>
  prepare({ role, city, current_offer: { base, period: "hourly" }, ...rest });

describe("what to ask for", () => {
  it.each([
    ["cashier", "denver", 15, "ask for at least $19.29 an hour, the legal minimum."],
    ["farm-worker", "fresno", 16, "ask for at least $16.90 an hour, the legal minimum."],
  ])("a %s in %s is told of the law before a quarter more", async (role, city, amount, ask) => {
    const { headline, reasons } = await byHour(role, city, amount);
    expect(headline).toContain(ask);
    expect(headline).not.toContain("fair upper ask");
    expect(reasons.at(-1)).toMatch(/^Ask for at least \$1\d\.\d\d an hour, the legal minimum wage/);
    expect(reasons.at(-1)).toContain("no employer there may pay less.");
  });

  it("names the law, then what is typical, for $500 a year", async () => {
    const { headline, reasons } = await judge({
      ...{ role: "software-engineer", city: "austin", amount: 500 },
    });
    expect(headline).toContain("; ask for at least $15,080, the legal minimum.");
    expect(reasons.at(-1)).toMatch(/no employer there may pay less\. Then ask for what is typical/);
  });

  it("is never below the legal minimum, in any sentence of a verdict or of a letter", async () => {
    let unlawful = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...readSlugs("roles.csv")),
        fc.constantFrom(...readSlugs("cities.csv")),
        fc.constantFrom(...experienceLevels),
        fc.constantFrom("annual" as const, "hourly" as const),
        fc.integer({ min: 5, max: 21 }),
        async (role, city, exp, period, dollars) => {
          const amount = period === "hourly" ? dollars : dollars * 2_080;
          const data = await judge({ role, city, exp, period, amount });
          if (!data.below_minimum) return;
          unlawful++;
          const current_offer = { base: amount, period };
          const { counter_offer, figures } = await prepare({ role, city, exp, current_offer });
          const law = figures.find(({ name }) => name === "legal_minimum")?.value ?? Number.NaN;
          for (const name of ["low", "base", "high"] as const) {
            expect(counter_offer[name], name).toBeGreaterThanOrEqual(law);
          }
          const [, ask] = data.headline.match(/; ask for at least \$([\d,.]+\d)/) ?? [];
          const asked = Number(ask?.replaceAll(",", "")) * (period === "hourly" ? 2_080 : 1);
          expect(asked).toBeGreaterThanOrEqual(law - 1);
          expect(data.reasons.join(" ")).not.toContain("a quarter above the offer");
        },
      ),
      { numRuns: isWhole ? 200 : 80 },
    );
    expect(unlawful).toBeGreaterThan(10);
  });

  it("from typical pay on is a step, for which only what is above the offer is quoted", async () => {
    const atlanta = { role: "accountant", city: "atlanta" };
    const { counter_offer, email_script, estimate } = await prepare({
      ...atlanta,
      current_offer: { base: 92_000 },
    });
    expect(estimate.median).toBeLessThan(92_000);
    expect(counter_offer.base).toBe(101_000);
    expect(counter_offer.rationale).toContain("Ask for $101,000: a tenth more than the offer.");
    expect(email_script.body).toContain("a quarter of accountants in Atlanta, GA");
    expect(email_script.body).toContain("The offered base is $92,000.");
    expect(email_script.body).not.toContain("typically make");
    // Nobody asks for less because more is offered.
    const asks = await Promise.all(
      [75_000, 84_000, 89_000, 90_000, 95_000, 110_000, 120_000, 130_000].map(
        async (base) => (await prepare({ ...atlanta, current_offer: { base } })).counter_offer.base,
      ),
    );
    expect(asks).toEqual(asks.toSorted((one, other) => one - other));
  });

  it("is where the middle half begins for an offer far below it, and first which job it is", async () => {
    const nurse = { role: "registered-nurse", city: "san-francisco" };
    const data = await prepare({ ...nurse, current_offer: { base: 100_000 } });
    const { low } = data.estimate;
    expect(data.counter_offer.base).toBe(Math.round((low ?? 0) / 1_000) * 1_000);
    expect(data.email_script.body).toMatch(
      /which level the offer is for, and how many hours\? If it is for the same work full time, would you be able to raise the base to \$138,000\?/,
    );
    expect(data.counter_offer.rationale).toContain("about where the middle half of pay begins");
    const { reasons } = await judge({ ...nurse, amount: 100_000 });
    expect(reasons.at(-1)).toContain("where the middle half of pay begins: about $138,000.");
  });

  it("does not call low what is above three in four, where the figure is that of a level", async () => {
    const denver = { role: "crna", city: "denver", exp: "staff" } as const;
    const { headline, reasons, observed } = await judge({ ...denver, amount: 225_000 });
    expect(observed?.p75).toBeLessThan(225_000);
    expect(headline).toMatch(/^Hard to say from public data:/);
    expect(reasons.join(" ")).not.toContain("our scale of experience");
    const data = await prepare({ ...denver, current_offer: { base: 225_000 } });
    expect(data.counter_offer.low).toBe(225_000);
    expect(data.counter_offer.low).toBeLessThanOrEqual(data.counter_offer.high);
    expect(data.talking_points.join(" ")).toContain(
      "above what three in four people in the occupation there were published to earn",
    );
  });
});

describe("a job with tips", () => {
  it("is below the full minimum, before tips, and the law on tips is said not to be considered", async () => {
    const { headline, reasons } = await byHour("waiter", "houston", 5);
    expect(headline).toMatch(
      /^Below the full minimum wage, before tips: waiters in Houston typically make about \$\d+\.\d\d an hour with tips;/,
    );
    expect(headline).toContain("unless the law there counts tips toward it.");
    expect(reasons[0]).toContain("where the law lets employers count tips toward it");
  });

  it("has no base to ask for but a small step, and the letter asks what tips come to", async () => {
    const data = await prepareByHour("waiter", "seattle", 22);
    expect(data.counter_offer).toMatchObject({ base: 24 * 2_080, low: 22 * 2_080 });
    expect(data.leverage.level).toBe("limited");
    const { body } = data.email_script;
    expect(body).toMatch(/typically make \$28\.\d\d an hour \(\$59,\d{3} a year\) with tips/);
    expect(body).toContain("The offered base is $22.00 an hour ($45,760 a year), before tips.");
    expect(body).toContain(
      "Could you tell me what people in this role usually receive in tips, and how tips are shared? Would you be able to raise the base to $24.00 an hour ($49,920 a year)?",
    );
    expect(data.counter_offer.rationale).toContain("how much of them is base pay is not published");
    expect(data.phone_script.join(" ")).toContain("how tips are shared?");
    expect([...data.talking_points, ...data.leverage.reasons].join(" ")).not.toMatch(
      /below what is typical|below the middle half/,
    );
    const { headline } = await byHour("waiter", "seattle", 22);
    expect(headline).toContain("with tips; find out first what tips add to the offer.");
  });
});

describe("a letter", () => {
  it("names the law that an offer breaks, and what is typical", async () => {
    const { body } = (await prepareByHour("farm-worker", "fresno", 16)).email_script;
    expect(body).toContain("The legal minimum wage for full-time work is $35,152 a year");
    expect(body).toContain("$16.90 an hour in California. According to an estimate");
  });

  it("names the best-paid quarter where typical pay is the legal minimum", async () => {
    const { body } = (await prepareByHour("hairdresser", "tampa", 15)).email_script;
    expect(body).toContain("$15.00 an hour in Florida. According to an estimate");
    expect(body).toMatch(/a quarter of hairdressers in Tampa, FL make more than \$18\.\d\d/);
  });

  it("says the base of another offer by the hour, as it was entered", async () => {
    const rival = { competing_offers: [{ base: 33, period: "hourly" }] };
    const data = await prepareByHour("electrician", "chicago", 31, rival);
    const words = "Another offer has a base of $33.00 an hour ($68,640 a year)";
    expect(data.email_script.body).toContain(`${words}.`);
    expect(data.talking_points.join(" ")).toContain(`${words}, which is $4,160 a year more.`);
  });

  it.each([
    [{ label: "Corvane 1099", base: 200_000 }, /How many hours a week does Corvane 1099 pay for\?/],
    [{ label: "Ridge", base: 80, period: "hourly" }, /How many hours a week does Ridge pay for\?/],
    [
      { label: "Ridge, 30 hours a week", base: 150_000 },
      /Is .+ for 30 hours a week, or for full time/,
    ],
  ])("cites no offer of another kind: %j", async (rival, question) => {
    const electrician = { role: "electrician", city: "chicago", current_offer: { base: 80_000 } };
    const alone = await prepare(electrician);
    const data = await prepare({ ...electrician, competing_offers: [rival] });
    expect(data.counter_offer).toEqual(alone.counter_offer);
    expect(data.email_script).toEqual(alone.email_script);
    expect(data.phone_script).toEqual(alone.phone_script);
    expect(data.leverage.best_competing_base).toBeNull();
    expect(data.leverage.reasons.join(" ")).toMatch(question);
    // One that is like it still counts.
    const job = { label: "Fernhill", base: 95_000 };
    const both = await prepare({ ...electrician, competing_offers: [rival, job] });
    expect(both.leverage.best_competing_base).toBe(95_000);
    expect(both.counter_offer.base).toBeGreaterThanOrEqual(95_000);
  });

  it("asks for no signing bonus where people are paid by the hour", async () => {
    const { body } = (await prepareByHour("cashier", "chicago", 25)).email_script;
    expect(body).toContain("Would you be open to a pay review after six months?");
  });
});

describe("an offer of the legal minimum", () => {
  it("is that, and not more than what others are paid", async () => {
    const { reasons } = await byHour("bartender", "minneapolis", 16.37);
    expect(reasons[0]).toContain(
      "The offer of $16.37 an hour is the legal minimum wage, and many jobs of this kind pay close to it: typical is $16.37",
    );
    expect(reasons[0]).not.toContain("in 100");
  });

  it("is not a dollar a year below it, nor far below what is typical", async () => {
    const { talking_points, counter_offer } = await prepareByHour("cashier", "denver", 19.29);
    expect(counter_offer.low).toBe(40_124);
    expect(talking_points.join(" ")).toContain("($40,124 a year) equals that minimum.");
    expect(talking_points.join(" ")).not.toContain("far below");
  });
});
