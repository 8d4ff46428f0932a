import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type {
  NegotiateData,
  NegotiationFigure,
} from "#shared/salaries/negotiate/negotiate.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const post = (body: unknown, as = key) =>
  live.get(`${salaries}/negotiate`, {
    key: as,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const role = "software-engineer";
const city = "austin";
async function estimateOf(exp = "any") {
  const { body } = await live.get(`${salaries}/calculate?role=${role}&city=${city}&exp=${exp}`, {
    key,
  });
  return body.data.estimate;
}
const negotiate = async (base: number, rest: object = {}): Promise<NegotiateData> =>
  (await post({ role, city, current_offer: { base }, ...rest })).body.data;

const textsOf = (data: NegotiateData) => [
  ...data.leverage.reasons,
  data.counter_offer.rationale,
  ...data.talking_points,
  data.email_script.subject,
  data.email_script.body,
  ...data.phone_script,
];
const moneyIn = (texts: string[]) =>
  texts.flatMap((text) =>
    [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, digits]) =>
      Number(digits?.replaceAll(",", "")),
    ),
  );

describe("negotiate", () => {
  it("asks for the middle from the median to the upper quartile, at most a tenth more, if the offer is below", async () => {
    const { low, median, high } = await estimateOf();
    const data = await negotiate(median - 20_000);
    expect(median - 20_000).toBeGreaterThan(low);
    const nearest = (value: number) => Math.round(value / 1_000) * 1_000;
    const down = (value: number) => Math.floor(value / 1_000) * 1_000;
    const aim = Math.min(nearest((median + high) / 2), down(median * 1.1));
    // Never more than a quarter above the offer.
    const asked = (value: number, offered: number) => Math.min(value, down(offered * 1.25));
    expect(data.leverage).toMatchObject({
      level: "strong",
      position: "below",
      base_vs_median: -20_000,
      best_competing_base: null,
    });
    expect(data.counter_offer).toMatchObject({
      base: asked(aim, median - 20_000),
      // An offer in the middle half of pay is worth taking if they say no.
      low: median - 20_000,
      high: asked(nearest(high), median - 20_000),
    });
    const close = await negotiate(median - 2_000);
    expect(close.counter_offer.base).toBe(aim);
    const less = await negotiate(low - 10_000);
    expect(less.counter_offer).toMatchObject({
      base: asked(aim, low - 10_000),
      low: nearest(low),
    });
  });

  it("tells the caller to ask for level and hours first if the offer is below the estimate's bounds", async () => {
    const { confidence_lower: lower, median } = await estimateOf("senior");
    const doubt =
      /far below what is typical, by more than the uncertainty.*figures are for software engineers in .* with six to nine years/;
    const far = await negotiate(lower - 1, { exp: "senior" });
    expect(far.leverage.reasons).toContainEqual(expect.stringMatching(doubt));
    expect(far.talking_points[0]).toMatch(doubt);
    // The employer is asked, not argued with.
    expect(far.email_script.body).toMatch(/which level the offer is for, and how many hours/);
    expect(far.email_script.body).not.toMatch(/far below/);
    const near = await negotiate(lower, { exp: "senior" });
    expect(textsOf(near).join(" ")).not.toMatch(/more than the uncertainty/);
    expect((await negotiate(median - 2_000, { exp: "senior" })).email_script.body).not.toMatch(
      /which level/,
    );
  });

  it("asks for a step above the median, and for no higher base above the upper quartile", async () => {
    const { median, high } = await estimateOf();
    const within = await negotiate(median + 5_000);
    expect(within.leverage).toMatchObject({ level: "moderate", position: "within" });
    expect(within.counter_offer).toMatchObject({
      base: Math.floor(((median + 5_000) * 1.1) / 1_000) * 1_000,
      low: median + 5_000,
    });
    // What speaks for more pay is quoted, not the lower median.
    const told = within.email_script.body;
    expect(told).toContain(`make more than $${high.toLocaleString("en-US")} a year`);
    expect(told).not.toContain(`$${median.toLocaleString("en-US")}`);
    const near = await negotiate(high - 4_000);
    expect(near.counter_offer.base).toBeLessThan(high);
    const above = await negotiate(high + 50_000);
    expect(above.leverage).toMatchObject({ level: "limited", position: "above" });
    expect(above.counter_offer).toMatchObject({ base: high + 50_000, low: high + 50_000 });
    // Not even by rounding: an offer in the middle of a thousand stays what it is.
    const odd = Math.ceil(high / 1_000) * 1_000 + 600;
    expect((await negotiate(odd)).counter_offer).toMatchObject({ base: odd, low: odd, high: odd });
    expect(above.talking_points.join(" ")).toContain("no higher base");
    expect(above.counter_offer.rationale).toContain("the figures support no more");
    const said = [above.email_script.body, ...above.phone_script];
    expect(moneyIn(said), "the employer is not told of a lower median").toEqual([
      high + 50_000,
      high + 50_000,
    ]);
  });

  it("never asks for less than the offer or the best competing one", async () => {
    const { median, high } = await estimateOf();
    for (const offered of [median - 50_000, median, median + 5_000, high, high + 20_000]) {
      for (const competing of [median - 60_000, median + 15_000, high + 40_000]) {
        const data = await negotiate(offered, {
          competing_offers: [{ base: 30_000 }, { label: "Globex", base: competing }],
        });
        const { base, low, high: most } = data.counter_offer;
        const floor = Math.max(offered, competing);
        expect(base).toBeGreaterThanOrEqual(floor);
        expect(low).toBeGreaterThanOrEqual(floor);
        expect([low, base, most].toSorted((a, b) => a - b)).toEqual([low, base, most]);
        expect(data.leverage.best_competing_base).toBe(competing);
        const mentioned = data.email_script.body.includes("Globex");
        expect(mentioned).toBe(competing > offered);
      }
    }
  });

  it("takes an offer for better by all that it pays, not by its base", async () => {
    const { median } = await estimateOf();
    const offered = median - 5_000;
    const ask = async (rival: object, own: object = {}) =>
      negotiate(offered, {
        current_offer: { base: offered, ...own },
        competing_offers: [{ label: "Globex", ...rival }],
      });
    const alone = (await negotiate(offered)).counter_offer.base;
    // A higher base that pays less in all is no argument, and is not asked for.
    const poorer = await ask({ base: alone + 20_000 }, { equity: 60_000 });
    expect(poorer.counter_offer.base).toBe(alone);
    expect(poorer.email_script.body).not.toContain("Globex");
    expect(poorer.leverage.reasons.join(" ")).toContain("pays as much or more a year");
    // A lower base that pays more in all is one, without an amount.
    const richer = await ask({ base: offered - 10_000, bonus: 30_000 });
    expect(richer.counter_offer.base).toBe(alone);
    expect(richer.email_script.body).toContain("The offer from Globex pays more in all.");
  });

  it.each(["warm", "direct"])(
    "traces every amount in its %s texts to the estimate, the caller or a derivation",
    async (tone) => {
      const estimate = await estimateOf("senior");
      for (const offered of [100_000, 150_000, 200_000, 400_000]) {
        const current_offer = { base: offered, bonus: 12_345, signing: 6_789 };
        const data = await negotiate(offered, {
          exp: "senior",
          tone,
          current_offer,
          competing_offers: [{ label: "Globex", base: 222_222 }],
          priorities: ["signing", "remote"],
        });
        const named = new Map(data.figures.map((own: NegotiationFigure) => [own.name, own]));
        const amounts = new Set(data.figures.map(({ value }) => value));
        const told = moneyIn(textsOf(data));
        expect(told.length).toBeGreaterThan(8);
        for (const amount of told) expect(amounts, String(amount)).toContain(amount);
        expect(data.estimate).toEqual(estimate);
        for (const { name, source, value, data_point_id, derivation } of named.values()) {
          expect(data_point_id).toBe(source === "estimate" ? estimate.data_point_id : null);
          expect(derivation !== null).toBe(source === "derived");
          if (source === "estimate") expect(value).toBe(estimate[name.replace("estimate.", "")]);
        }
        expect(named.get("current_offer.bonus")).toMatchObject({ value: 12_345, source: "caller" });
        expect(named.get("competing_offers.0.base")).toMatchObject({ value: 222_222 });
      }
    },
  );

  it("takes pay for an hour as that for a year, and names it with its hour", async () => {
    const globex = { label: "Globex", base: 109_200 };
    const byHour = { ...globex, base: 52.5, period: "hourly" };
    const stated = { base: 45.5, period: "hourly", bonus: 1_000 };
    const { body } = await post({ role, city, current_offer: stated, competing_offers: [byHour] });
    const hourly: NegotiateData = body.data;
    const yearly = await negotiate(94_640, { competing_offers: [globex] });
    expect(hourly.leverage).toMatchObject({ ...yearly.leverage, reasons: expect.any(Array) });
    // As the same pay for a year, but in half dollars an hour.
    for (const name of ["base", "low", "high"] as const) {
      expect((hourly.counter_offer[name] / 2_080) % 0.5, name).toBe(0);
      const difference = hourly.counter_offer[name] - yearly.counter_offer[name];
      expect(Math.abs(difference), name).toBeLessThanOrEqual(1_040);
    }
    const named = new Map(hourly.figures.map((figure) => [figure.name, figure]));
    expect(named.get("current_offer.hourly")).toMatchObject({ value: 45.5, source: "caller" });
    expect(named.get("current_offer.base")).toMatchObject({ value: 94_640, source: "derived" });
    const { base } = hourly.counter_offer;
    const ask = `$${(base / 2_080).toFixed(2)} an hour ($${base.toLocaleString("en-US")} a year)`;
    expect(hourly.email_script.body).toContain(ask);
    expect(hourly.email_script.body).toContain("$45.50 an hour ($94,640 a year)");
    const amounts = new Set(hourly.figures.map(({ value }) => value));
    for (const amount of moneyIn(textsOf(hourly)))
      expect(amounts, String(amount)).toContain(amount);
    expect(hourly.assumptions.join(" ")).toContain("2,080 times a year");
    expect(yearly.assumptions.join(" ")).not.toContain("2,080 times a year");
  });

  it.each([
    [{ base: 38 }, "is 38 a year, too little to be pay for a year"],
    [{ base: 90_000, period: "hourly" }, "is 90000 an hour"],
    [{ base: 90_000.5 }, "is 90000.5 a year"],
  ])("asks what %j is for", async (stated, problem) => {
    const { status, body } = await post({ role, city, current_offer: stated });
    expect([status, body.error.param]).toEqual([400, "current_offer.base"]);
    expect(body.error.message).toContain(problem);
  });

  it("returns the same text for the same body, and a different one for another tone", async () => {
    const [once, again, direct] = await Promise.all([
      negotiate(120_000),
      negotiate(120_000),
      negotiate(120_000, { tone: "direct" }),
    ]);
    expect(again).toEqual(once);
    expect(direct.email_script).not.toEqual(once.email_script);
    expect(direct.counter_offer).toEqual(once.counter_offer);
    expect(direct.figures).toEqual(once.figures);
  });

  it("asks for what has priority, without naming amounts for it", async () => {
    const data = await negotiate(120_000, { priorities: ["base", "equity", "time_off"] });
    expect(data.email_script.body).toContain("a larger equity grant and more time off");
    expect(data.assumptions.join(" ")).toContain("no amounts are suggested for them");
  });
});

describe("pay by a scale", () => {
  const said = async (slug: string) => {
    const { body } = await post({ role: slug, city, current_offer: { base: 52_000 } });
    const { leverage, counter_offer, talking_points }: NegotiateData = body.data;
    return [leverage.reasons, [counter_offer.rationale], talking_points].map((texts) =>
      texts.join(" ").includes("a published schedule or a union contract"),
    );
  };

  it("is asked about before an amount where public employers are usual", async () => {
    for (const slug of ["high-school-teacher", "police-officer", "firefighter", "mail-carrier"]) {
      expect(await said(slug), slug).toEqual([true, true, true]);
    }
  });

  it("is asked about in the letter and on the phone", async () => {
    const current_offer = { base: 58_000 };
    const { body } = await post({ role: "high-school-teacher", city, current_offer });
    const { email_script, phone_script }: NegotiateData = body.data;
    for (const text of [email_script.body, phone_script.join(" ")]) {
      expect(text).toContain("Could you tell me whether pay follows a schedule or a contract");
    }
  });
});
