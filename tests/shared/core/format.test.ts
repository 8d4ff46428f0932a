import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars, grouped } from "#shared/core/format.ts";

describe("a number in a sentence", () => {
  it("follows U.S. conventions", () => {
    expect([0, 7, 999, 1_000, 135_980, 1_234_567].map(dollars)).toEqual([
      "$0",
      "$7",
      "$999",
      "$1,000",
      "$135,980",
      "$1,234,567",
    ]);
    expect([-1_200, -0.4].map(dollars)).toEqual(["-$1,200", "$0"]);
    expect([3.4, 1_500.25, 12, -1_234].map(grouped)).toEqual(["3.4", "1,500.25", "12", "-1,234"]);
  });

  it("equals the output of Intl", () => {
    const currency = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    });
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, (value) => {
        expect(dollars(value)).toBe(currency.format(value));
        expect(grouped(value)).toBe(value.toLocaleString("en-US"));
        expect(grouped(value / 100)).toBe((value / 100).toLocaleString("en-US"));
      }),
    );
  });
});
