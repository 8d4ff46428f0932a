import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payPeriods } from "#schema/pay-periods.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { annualize, readOffer, writeOffer } from "#shared/salaries/evaluate/offer.ts";

const amount = fc.integer({ min: 100, max: 1_000_000_000 }).map((cents) => cents / 100);
const stated = fc.record({
  min: amount,
  max: amount,
  period: fc.constantFrom(...payPeriods),
});

describe("an offer", () => {
  it("is read back from the text that names it", () => {
    fc.assert(
      fc.property(stated, (offer) => {
        expect(readOffer(writeOffer(offer))).toEqual(offer);
      }),
    );
  });

  it.each([
    undefined,
    "",
    "annual",
    "annual:1",
    "monthly:1-2",
    "annual:1-2-3",
    "annual:-1-2",
    "annual:1e3-2",
  ])("is not read from %s", (text) => expect(readOffer(text)).toBeNull());

  it("is annual: 52 weeks of 40 hours, in whole dollars", () => {
    const annual = (min: number, max: number, period: (typeof payPeriods)[number]) => {
      const offer = annualize(createWorksheet(), { min, max, period });
      return Object.fromEntries(Object.entries(offer).map(([name, { value }]) => [name, value]));
    };
    expect(annual(37.5, 37.5, "hourly")).toEqual({
      min: 78_000,
      max: 78_000,
      midpoint: 78_000,
      spread: 1,
    });
    expect(annual(90_000, 120_001, "annual")).toEqual({
      min: 90_000,
      max: 120_001,
      midpoint: 105_001,
      spread: 1.3333,
    });
  });
});
