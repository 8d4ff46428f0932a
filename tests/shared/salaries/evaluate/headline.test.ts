import { describe, expect, it } from "vitest";
import {
  type Ask,
  headline,
  headlineParts,
  type Judged,
  splitHeadline,
} from "#shared/salaries/evaluate/headline.ts";
import sentences from "./headline.json" with { type: "json" };

const judged = (below: number | null, within: number | null, above: number | null): Judged => ({
  role: { title: "Electrician" },
  city: { name: "Chicago" },
  level: "any",
  everyone: null,
  estimate: { median: 105_680 },
  probabilities: { below, within, above },
  below_minimum: false,
  offer: { spread: 1 },
  hasTips: false,
  isAbovePublished: false,
  isOnScale: false,
  isOtherHours: false,
});

const asking = (amount: number, rest: Partial<Ask> = {}): Ask => ({
  ...{ amount, isFar: false, minimum: null },
  ...rest,
});

interface Sentence {
  of: Parameters<typeof judged>;
  change?: Partial<Judged>;
  ask?: Partial<Ask>;
  period?: "annual" | "hourly";
  is: string;
}

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

  it.each(sentences as unknown as Sentence[])(
    "says of its facts and of the ask in one sentence: $is",
    ({ of, change, ask, period = "annual", is }) => {
      const { amount, ...rest } = ask ?? {};
      const asked = amount === undefined ? null : asking(amount, rest);
      expect(headline({ ...judged(...of), ...change }, { ask: asked, period })).toBe(is);
    },
  );

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

  it("names the level, unless it is the one that nobody has to name", () => {
    expect(headlineParts({ ...judged(0.1, 0.8, 0.1), level: "entry" }).who).toBe(
      "electricians in Chicago with up to two years’ experience typically make",
    );
  });

  it("is split between what a level makes and what everyone there does", () => {
    const senior = {
      ...judged(0.97, 0.03, 0),
      level: "senior",
      everyone: { median: 90_630 },
    } as const;
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
