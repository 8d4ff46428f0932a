import { expect, it } from "vitest";
import { stateThatAsks } from "#shared/salaries/posting/law-of-location.ts";
import cases from "./law-of-location.json" with { type: "json" };

it.each(cases as [string, string | null][])("%j", (location, state) => {
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
