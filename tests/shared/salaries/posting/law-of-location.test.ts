import { expect, it } from "vitest";
import { stateThatAsks } from "../../../../shared/salaries/posting/law-of-location.ts";

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
  expect(stateThatAsks(location, "2026-11-23")).toBe(state);
});

it("counts a law from the day on which it takes effect", () => {
  expect(stateThatAsks("Wilmington, DE", "2027-09-26")).toBe("Delaware");
});
