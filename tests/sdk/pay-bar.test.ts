import { describe, expect, it } from "vitest";
import { payBar } from "#sdk/src/cli/output/pay-bar.ts";

const pay = { p10: 50_000, p25: 60_000, p50: 70_000, p75: 85_000, p90: 100_000 };
const ascii = { width: 60, unicode: false };

describe("the bar of pay", () => {
  it("shows where an offer lies, from the lowest tenth to the highest", () => {
    expect(payBar(pay, { min: 60_000, max: 60_000 }, ascii)).toEqual([
      "  $50k     $60k       $70k             $85k          $100k",
      "  -----------===========|=================----------------",
      "             ^",
      "        offer $60k",
    ]);
  });

  it("shows a range, and grows for an offer beyond it", () => {
    const [scale = "", bar = "", marks = ""] = payBar(pay, { min: 90_000, max: 150_000 }, ascii);
    expect(bar.trimEnd().length).toBeLessThan(marks.length);
    expect(marks).toMatch(/\^-+\^$/);
    expect(scale).toContain("$100k");
    for (const line of [scale, bar, marks]) expect(line.length).toBeLessThanOrEqual(60);
  });

  it("is left out where the figures have no quarters", () => {
    expect(payBar({ ...pay, p75: null }, { min: 1, max: 1 }, ascii)).toEqual([]);
  });
});
