import { describe, expect, it } from "vitest";
import { randomBase62, toBase62 } from "#shared/core/bytes/base62.ts";

describe("base62", () => {
  it("draws every character equally often", () => {
    const draws = 620_000;
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < draws; drawn += 62) {
      for (const letter of randomBase62(62)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = draws / 62;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(62);
    // 61 degrees of freedom: hardly ever above 150. Bytes modulo 62, none refused, give thousands.
    expect(chiSquare).toBeLessThan(150);
  });

  it("never repeats itself", () => {
    const drawn = Array.from({ length: 10_000 }, () => randomBase62(16));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("writes numbers in a fixed width", () => {
    expect(toBase62(0, 6)).toBe("000000");
    expect(toBase62(61, 2)).toBe("0z");
    expect(toBase62(0xffffffff, 6)).toBe("4gfFC3");
  });
});
