import { describe, expect, it } from "vitest";
import { boundsOf, weeksOf } from "#shared/pipeline/calendar/month-days.ts";

describe("weeksOf", () => {
  it.each([
    ["2026-11", "sunday", 5],
    ["2026-11", "monday", 6],
    ["2026-11", "saturday", 5],
    // A month of four whole weeks.
    ["2026-02", "sunday", 4],
  ] as const)("has every day of %s once, in weeks from %s", (month, start, weeks) => {
    const found = weeksOf(month, start);
    expect(found.map((week) => week.length)).toEqual(Array.from({ length: weeks }, () => 7));
    const days = found.flat().filter((day) => day !== null);
    const last = new Date(`${days.at(-1)}T00:00:00Z`);
    expect(days).toHaveLength(last.getUTCDate());
    expect(new Date(last.getTime() + 86_400_000).getUTCDate()).toBe(1);
    expect(new Set(days).size).toBe(days.length);
    const weekday = { sunday: 0, saturday: 6, monday: 1 }[start];
    const column = (new Date(`${month}-01T00:00:00Z`).getUTCDay() - weekday + 7) % 7;
    expect(found[0]?.indexOf(`${month}-01`)).toBe(column);
  });
});

describe("boundsOf", () => {
  it("is as long as the month's days, also when clocks change in it", () => {
    const hours = (month: string, zone: string) => {
      const { from, to } = boundsOf(month, zone);
      return (to + 1 - from) / 3_600_000;
    };
    expect(hours("2026-11", "America/Chicago")).toBe(30 * 24 + 1);
    expect(hours("2026-03", "America/Chicago")).toBe(31 * 24 - 1);
    expect(hours("2026-11", "Asia/Kolkata")).toBe(30 * 24);
    expect(new Date(boundsOf("2026-11", "America/Chicago").from).toISOString()).toBe(
      "2026-11-01T05:00:00.000Z",
    );
  });
});
