import { describe, expect, it } from "vitest";
import { instantOfWallTime, wallTime, zonedInstant } from "#shared/core/wall-time.ts";

const at = (text: string, zone: string) => {
  const found = instantOfWallTime(text, zone);
  return found === null ? null : new Date(found).toISOString();
};

describe("a time without an offset", () => {
  it.each([
    ["2026-11-24T16:00", "UTC", "2026-11-24T16:00:00.000Z"],
    ["2026-11-24T10:00", "America/Chicago", "2026-11-24T16:00:00.000Z"],
    ["2026-07-24T10:00", "America/Chicago", "2026-07-24T15:00:00.000Z"],
    ["2026-11-24T10:00", "Asia/Kolkata", "2026-11-24T04:30:00.000Z"],
    // Clocks go back: the first of two; forward: an hour later.
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-03-08T03:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-11-24T10:00", "Nowhere/Else", "2026-11-24T10:00:00.000Z"],
  ])("%s in %s is %s", (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant);
  });

  it.each(["", "soon", "2026-13-40T10:00", "2026-11-24"])("is refused: %s", (text) => {
    expect(at(text, "UTC")).toBeNull();
  });

  it("is shown as it was typed", () => {
    for (const zone of ["UTC", "America/Chicago", "Pacific/Auckland", "Asia/Kolkata"]) {
      const found = instantOfWallTime("2026-07-04T23:45", zone) ?? 0;
      expect(wallTime(found, zone)).toBe("2026-07-04T23:45");
    }
  });

  it.each([
    ["2026-11-24T16:00:00.500Z", "America/Chicago", "2026-11-24T10:00:00.500-06:00"],
    ["2026-11-24T16:00:00.000Z", "Asia/Kolkata", "2026-11-24T21:30:00.000+05:30"],
    ["2026-11-24T16:00:00.000Z", "UTC", "2026-11-24T16:00:00.000+00:00"],
    // The second 1:30 of the night in which clocks go back.
    ["2026-11-01T07:30:00.000Z", "America/Chicago", "2026-11-01T01:30:00.000-06:00"],
    // An offset that has seconds, which ISO 8601 has not.
    ["1971-01-01T12:00:00.000Z", "Africa/Monrovia", "1971-01-01T11:16:00.000-00:44"],
  ])("and is the same instant with one: %s in %s", (instant, zone, zoned) => {
    expect(zonedInstant(Date.parse(instant), zone)).toBe(zoned);
    expect(new Date(zoned).toISOString()).toBe(instant);
  });
});
