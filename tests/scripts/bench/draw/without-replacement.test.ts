import { describe, expect, it } from "vitest";
import { withoutReplacement } from "../../../../scripts/bench/draw/without-replacement.ts";
import { first } from "./first.ts";

const allCalls = 3_445 * 500 * 4;

describe("withoutReplacement", () => {
  it("draws 150,000 of seven million without drawing one twice", () => {
    const drawn = first(withoutReplacement(allCalls, 1), 150_000);
    expect(drawn).toHaveLength(150_000);
    expect(new Set(drawn).size).toBe(150_000);
    expect(drawn.every((number) => number >= 0 && number < allCalls)).toBe(true);
  });

  it("draws every number once and then stops", () => {
    const drawn = [...withoutReplacement(1_000, 7)];
    expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
  });

  it("draws the same numbers in every run, and others with another seed", () => {
    const drawn = first(withoutReplacement(allCalls, 1), 100);
    expect(first(withoutReplacement(allCalls, 1), 100)).toEqual(drawn);
    expect(first(withoutReplacement(allCalls, 2), 100)).not.toEqual(drawn);
  });

  it("draws uniformly", () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const number of first(withoutReplacement(allCalls, 3), 100_000)) {
      const tenth = Math.floor((10 * number) / allCalls);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // Five standard deviations of a tenth of 100,000 draws are 474.
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
