import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "free" });

const evaluate = (query: string, options: object = { key }) =>
  live.get(`/api/v1/intelligence/salaries/evaluate?${query}`, options);
const nurse = "role=registered-nurse&city=san-francisco";

describe("evaluate", () => {
  it("judges one amount, for a Free key", async () => {
    const { status, body } = await evaluate(`${nurse}&amount=185000`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      role: { slug: "registered-nurse" },
      city: { slug: "san-francisco" },
      experience: { level: "any" },
      offer: { min: 185_000, max: 185_000, midpoint: 185_000, spread: 1 },
      verdict: "within",
    });
    expect(body.data.citation).toContain(body.data.estimate.data_point_id);
    expect(body.attribution).toMatchObject({
      updated: body.data.estimate.as_of,
      methodology_version: body.data.estimate.methodology_version,
    });
  });

  it("judges a range, for an hour as for a year", async () => {
    const year = (await evaluate(`${nurse}&min=156000&max=187200`)).body.data;
    const hour = (await evaluate(`${nurse}&min=75&max=90.00&period=hourly`)).body.data;
    expect(year.offer).toEqual({ min: 156_000, max: 187_200, midpoint: 171_600, spread: 1.2 });
    for (const part of ["offer", "distribution", "percentile", "probabilities", "verdict"]) {
      expect(hour[part], part).toEqual(year[part]);
    }
  });

  it("judges for the nation without a city, and in the basis that is sent", async () => {
    const nation = (await evaluate("role=electrician&amount=65000")).body.data;
    expect(nation).toMatchObject({ city: null, observed: { area_type: "national" } });
    const parity = (await evaluate(`${nurse}&amount=165000&basis=price_parity`)).body.data;
    expect(parity.estimate.methodology_version).toContain("parity");
    expect(parity.verdict).not.toBe("within");
  });

  it("says first that an offer is below the legal minimum of the place, for an hour or a year", async () => {
    const cashier = "role=cashier&city=seattle";
    const first = async (query: string) =>
      (await evaluate(`${cashier}&${query}`)).body.data.reasons[0];
    const law = "$21.30 an hour in Seattle, WA, $44,304 for a full-time year of 2,080 hours";
    expect(await first("amount=40000")).toContain(`The offer, $40,000 a year, is below the legal`);
    expect(await first("amount=40000")).toContain(law);
    expect(await first("amount=19&period=hourly")).toContain(law);
    expect(await first("min=43000&max=50000")).toContain("The lowest pay of the range, $43,000");
    const dishwasher = async (amount: number) =>
      (await evaluate(`role=dishwasher&city=denver&exp=entry&amount=${amount}&period=hourly`)).body
        .data;
    // 2,080 hours at the minimum itself are 20 cents more than their whole dollars.
    const [lawful, unlawful] = [await dishwasher(19.29), await dishwasher(18.9)];
    expect([lawful.below_minimum, unlawful.below_minimum]).toEqual([false, true]);
    expect(lawful.reasons.join()).not.toContain("is below the legal minimum");
    expect(unlawful.reasons.join()).not.toMatch(/chance|in 100/);
    expect(unlawful.reasons[1]).toContain(
      "Dishwashers in Denver, CO with up to two years’ experience typically make",
    );
    expect(await first("amount=44304")).not.toContain("below the legal minimum");
    // A year of a teaching assistant is shorter.
    const { reasons } = (await evaluate("role=teaching-assistant&city=seattle&amount=40000")).body
      .data;
    expect(reasons.join()).not.toContain("legal minimum");
  });

  it.each([
    ["", "amount", "is required, as there is no range", "min=150000&max=180000"],
    ["amount=0", "amount", "is too small", "a number from 1 to 10000000"],
    ["amount=1e5", "amount", "is not valid", "a number from 1 to 10000000"],
    ["amount=10000001", "amount", "is too large", "a number from 1 to 10000000"],
    ["amount=90000&min=80000&max=100000", "amount", "cannot be combined with min and max", "alone"],
    ["amount=90000&max=100000", "amount", "cannot be combined with max", "amount alone"],
    ["min=80000", "max", "is required together with min", "min and max together"],
    ["max=80000", "min", "is required together with max", "min and max together"],
    ["min=90000&max=80000", "min", "is 90000, more than max, which is 80000", "at most 80000"],
    ["amount=85000&period=hourly", "amount", "is 85000 an hour", "period=annual"],
    ["amount=38", "amount", "is 38 a year, too little to be pay for a year", "period=hourly"],
    [
      "min=38&max=85000&period=annual",
      "min",
      "is 38 a year, too little to be pay for a year",
      "at least 200",
    ],
    ["min=50&max=85000&period=hourly", "max", "is 85000 an hour", "period=annual"],
  ])("rejects %s, and says what to send", async (offer, param, problem, hint) => {
    const { status, body } = await evaluate(`${nurse}&${offer}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "parameter_missing", param });
    expect(body.error.message).toContain(`The parameter ${param} ${problem}. `);
    expect(body.error.message).toContain(hint);
    expect(body.error.retry_hint.clarification_needed).toContain(param);
  });
});
