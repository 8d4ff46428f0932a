import { describe, expect, it } from "vitest";
import {
  type Ask,
  headline,
  headlineParts,
  type Judged,
  splitHeadline,
} from "#shared/salaries/evaluate/headline.ts";

const judged = (below: number | null, within: number | null, above: number | null): Judged => ({
  role: { title: "Electrician" },
  city: { name: "Chicago" },
  level: "mid",
  everyone: null,
  estimate: { median: 105_680 },
  probabilities: { below, within, above },
  below_minimum: false,
  offer: { spread: 1 },
  hasTips: false,
  isAbovePublished: false,
});

const asking = (amount: number, rest: Partial<Ask> = {}): Ask => ({
  ...{ amount, isFar: false, minimum: null },
  ...rest,
});

describe("the headline of a verdict", () => {
  it.each([
    [0.85, 0.15, 0, "Low"],
    [0.8, 0.2, 0, "Low"],
    [0.7999, 0.2001, 0, "Probably low"],
    [0.2, 0.5, 0.3, "Probably fair"],
    [0, 0.1, 0.9, "High"],
    [0.3, 0.4999, 0.2, "Hard to say from public data"],
    [null, null, 0.1, "Hard to say from public data"],
    [null, null, null, "Hard to say from public data"],
  ])("of %s, %s and %s says no more than the largest allows: %s", (below, within, above, words) => {
    expect(headlineParts(judged(below, within, above)).judged).toBe(words);
  });

  it("is one sentence with the nearest fact, and what one may ask for in whole thousands at most", () => {
    expect(headline(judged(0.74, 0.25, 0.01), { ask: asking(112_840) })).toBe(
      "Probably low: electricians in Chicago typically make about $105,700; $112,000 is a fair upper ask.",
    );
    expect(headline({ ...judged(0, 0.1, 0.9), city: null }, { ask: null })).toBe(
      "High: electricians in the United States typically make about $105,700.",
    );
  });

  it("of an offer that is far off names what to find out first instead of an amount", () => {
    expect(headline(judged(0.1, 0.85, 0.05), { ask: asking(75_000, { isFar: true }) })).toBe(
      "Fair: electricians in Chicago typically make about $105,700; find out first whether your offer is for the same job, level and hours.",
    );
  });

  it("of pay for an hour is in dollars an hour, and in half dollars to ask for", () => {
    expect(headline(judged(0.74, 0.25, 0.01), { ask: asking(112_840), period: "hourly" })).toBe(
      "Probably low: electricians in Chicago typically make about $50.81 an hour; $54.00 an hour is a fair upper ask.",
    );
  });

  it("of pay that the law forbids is that it is forbidden", () => {
    const unlawful = { ...judged(0.9, 0.1, 0), below_minimum: true };
    expect(headlineParts(unlawful).judged).toBe("Below the legal minimum wage");
  });

  it.each([
    [1.6, "Fair"],
    [1.61, "Too wide a range to judge"],
  ])("of a range whose ends differ by a factor of %s is: %s", (spread, words) => {
    const range = { ...judged(0.05, 0.9, 0.05), offer: { spread } };
    expect(headlineParts(range).judged).toBe(words);
  });

  it("of pay that the law forbids asks for what the law says, though a quarter more is less", () => {
    const unlawful = { ...judged(0.9, 0.1, 0), below_minimum: true };
    const ask = asking(43_000, { minimum: 40_124 });
    expect(headline(unlawful, { ask, period: "hourly" })).toBe(
      "Below the legal minimum wage: electricians in Chicago typically make about $50.81 an hour; ask for at least $19.29 an hour, the legal minimum.",
    );
    expect(headline({ ...unlawful, hasTips: true }, { ask, period: "hourly" })).toBe(
      "Below the full minimum wage, before tips: electricians in Chicago typically make about $50.81 an hour with tips; ask for at least $19.29 an hour, unless the law there counts tips toward it.",
    );
  });

  it("of a job with tips names no amount to ask for", () => {
    const tipped = { ...judged(0.74, 0.25, 0.01), hasTips: true };
    expect(headline(tipped, { ask: asking(112_840) })).toBe(
      "Probably low: electricians in Chicago typically make about $105,700 with tips; find out first what tips add to the offer.",
    );
  });

  it("names the level, unless it is the one that nobody has to name", () => {
    expect(headlineParts({ ...judged(0.1, 0.8, 0.1), level: "entry" }).who).toBe(
      "electricians in Chicago with up to two years’ experience typically make",
    );
  });

  it("of a level is probable at most, and names what everyone there makes", () => {
    const senior = {
      ...judged(0.97, 0.03, 0),
      level: "senior",
      everyone: { median: 90_630 },
    } as const;
    expect(headline(senior, { ask: asking(112_840) })).toBe(
      "Probably low: electricians in Chicago with six to nine years’ experience typically make about $105,700, and all electricians there about $90,600; $112,000 is a fair upper ask.",
    );
    expect(splitHeadline(headline(senior, { ask: null })).about).toBe(
      "about $105,700, and all electricians there about $90,600",
    );
  });

  it("calls nothing low that is above what three in four are published to earn", () => {
    const published = { ...judged(0.9, 0.1, 0), isAbovePublished: true };
    expect(headlineParts(published).judged).toBe("Hard to say from public data");
    const high = { ...judged(0, 0.1, 0.9), isAbovePublished: true };
    expect(headlineParts(high).judged).toBe("High");
  });

  it.each([
    [asking(112_840), "annual"],
    [asking(112_840), "hourly"],
    [asking(75_000, { isFar: true }), "annual"],
    [asking(75_000, { minimum: 40_124 }), "hourly"],
    [null, "annual"],
  ] as const)("is split into its parts: %j, %s", (ask, period) => {
    const own = { ...judged(0.74, 0.25, 0.01), level: "staff", hasTips: true } as const;
    const sentence = headline(own, { ask, period });
    const { ask: next, ...parts } = splitHeadline(sentence);
    expect(parts).toEqual(headlineParts(own, period));
    expect(next === null).toBe(ask === null);
    expect(sentence).toContain(`${parts.about}${next === null ? "" : `; ${next}`}.`);
  });
});
