import { expect, it } from "vitest";
import { stateThatAsks } from "#shared/salaries/posting/law-of-location.ts";

it.each([
  ["Denver, CO", "Colorado"],
  ["Denver, CO (Hybrid)", "Colorado"],
  ["Denver, CO 80202", "Colorado"],
  ["Seattle, WA, USA", "Washington"],
  ["Colorado", "Colorado"],
  ["Washington, DC", "District of Columbia"],
  ["Austin, TX", null],
  ["Wilmington, DE", null],
  ["Reno, NV", null],
  ["Denver, CO; Austin, TX", null],
  ["Remote", null],
  ["", null],
  [null, null],
])("%j", (location, state) => {
  expect(stateThatAsks(location, true, "2026-11-23")).toBe(state);
});

it.each([
  ["Munich, DE", null],
  ["Toronto, CA", null],
  ["Yonkers, NY", "New York"],
  ["Colorado", "Colorado"],
])("%j, of which nobody knows whether it is in the United States", (location, state) => {
  expect(stateThatAsks(location, false, "2027-12-01")).toBe(state);
});

it("counts a law from the day on which it takes effect", () => {
  expect(stateThatAsks("Wilmington, DE", true, "2027-09-26")).toBe("Delaware");
});
