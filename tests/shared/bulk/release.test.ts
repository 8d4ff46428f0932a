import { expect, it } from "vitest";
import { parseRelease, releaseAt, releaseName } from "#shared/bulk/release.ts";

it("a release is named after its dataset and its quarter", () => {
  const release = releaseAt("2025.05-35fa4e7a", Date.parse("2026-11-21"));
  expect(releaseName(release)).toBe("2025.05-35fa4e7a-2026q3");
  expect(parseRelease(releaseName(release))).toEqual(release);
});

it.each([
  "latest",
  "2025.05-35fa4e7a",
  "2025.05-35fa4e7a-2026q5",
  "-2026q1",
  "../x-2026q1",
  `${"a".repeat(61)}-2026q1`,
])("%s is the name of no release", (name) => {
  expect(parseRelease(name)).toBeNull();
});
