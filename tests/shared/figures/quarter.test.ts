import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lastCompletedQuarter,
  quarterEnd,
  quarterLabel,
  quarterNumber,
  quarterOf,
} from "#shared/figures/quarter.ts";

const instants = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.getTime());

describe("quarters", () => {
  it("have a last day and a label such as Q3 2026", () => {
    const quarter = lastCompletedQuarter(Date.parse("2026-11-21T10:00:00Z"));
    expect(quarterLabel(quarter)).toBe("Q3 2026");
    expect(quarterEnd(quarter)).toBe("2026-09-30");
  });

  it("change at midnight UTC of a quarter's first day, and not before", () => {
    const label = (instant: string) => quarterLabel(lastCompletedQuarter(Date.parse(instant)));
    expect(label("2026-12-31T23:59:59.999Z")).toBe("Q3 2026");
    expect(label("2027-01-01T00:00:00Z")).toBe("Q4 2026");
    expect(label("2024-03-31T12:00:00Z")).toBe("Q4 2023");
  });

  it("include a last completed one, which ended less than a quarter and a day ago", () => {
    fc.assert(
      fc.property(instants, (now) => {
        const end = Date.parse(`${quarterEnd(lastCompletedQuarter(now))}T23:59:59.999Z`);
        expect(end).toBeLessThan(now);
        expect(now - end).toBeLessThan(93 * 86_400_000);
      }),
    );
  });

  it("convert to consecutive numbers and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 7600, max: 8800 }), (number) => {
        const quarter = quarterOf(number);
        expect(quarterNumber(quarter)).toBe(number);
        expect(quarterEnd(quarter) < quarterEnd(quarterOf(number + 1))).toBe(true);
      }),
    );
  });
});
