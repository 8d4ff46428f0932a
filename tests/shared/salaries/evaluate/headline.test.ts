import { describe, expect, it } from "vitest";
import { headline, headlineParts } from "../../../../shared/salaries/evaluate/headline.ts";

const judged = (below: number | null, within: number | null, above: number | null) => ({
  role: { title: "Electrician" },
  city: { name: "Chicago" },
  estimate: { median: 105_680 },
  probabilities: { below, within, above },
  below_minimum: false,
  offer: { spread: 1 },
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
    expect(headline(judged(0.74, 0.25, 0.01), { ask: 112_840 })).toBe(
      "Probably low: electricians in Chicago typically make about $105,700; $112,000 is a fair upper ask.",
    );
    expect(headline({ ...judged(0, 0.1, 0.9), city: null }, { ask: null })).toBe(
      "High: electricians in the United States typically make about $105,700.",
    );
  });

  it("of an offer that is far off names what to find out first instead of an amount", () => {
    expect(headline(judged(0.1, 0.85, 0.05), { ask: 75_000, isFar: true })).toBe(
      "Fair: electricians in Chicago typically make about $105,700; find out first whether your offer is for the same job, level and hours.",
    );
  });

  it("of pay for an hour is in dollars an hour, and in half dollars to ask for", () => {
    expect(headline(judged(0.74, 0.25, 0.01), { ask: 112_840, period: "hourly" })).toBe(
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
});
