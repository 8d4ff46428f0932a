import { describe, expect, it } from "vitest";
import { nearestName } from "#shared/core/validation/nearest-name.ts";

const names = ["role", "city", "salaryMin", "salaryMax", "q", "starting_after", "contactIds"];

describe("the nearest name", () => {
  it.each([
    ["rolee", "role"],
    ["Role", "role"],
    ["job_role", "role"],
    ["roleSlug", "role"],
    ["cities", "city"],
    ["salary_min", "salaryMin"],
    ["sallaryMax", "salaryMax"],
    ["query", "q"],
    ["startingafter", "starting_after"],
    ["contacts", "contactIds"],
  ])("of %s is %s", (given, name) => {
    expect(nearestName(given, names)).toBe(name);
  });

  it.each(["title", "x", "__proto__", "", "%", "r".repeat(10_000)])("of %j is none", (given) => {
    expect(nearestName(given, names)).toBeNull();
  });
});
