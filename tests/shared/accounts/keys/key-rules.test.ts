import { expect, it } from "vitest";
import { endOfDay } from "#shared/accounts/keys/key-rules.ts";

it("a key is valid until the end of its last day", () => {
  expect(endOfDay("2027-06-30")).toBe(Date.parse("2027-07-01T00:00:00Z"));
  expect(endOfDay("2028-02-29")).toBe(Date.parse("2028-03-01T00:00:00Z"));
});

it.each([
  "2027-02-29",
  "2027-13-01",
  "2027-6-1",
  "tomorrow",
  "",
  "02027-01-01",
  "2027-01-01T00:00",
])("%j is no day", (text) => {
  expect(endOfDay(text)).toBeNaN();
});
