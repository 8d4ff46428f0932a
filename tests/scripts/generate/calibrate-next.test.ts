/** What the calibration compares once there are other releases than those of today. */
import { expect, it } from "vitest";
import { comparedYear } from "#scripts/generate/calibrate/local/sections.ts";

it("compares states with the release about two years earlier, of those that there are", () => {
  expect(comparedYear([2023, 2025], 2025)).toBe(2023);
  expect(comparedYear([2023, 2025, 2026], 2026)).toBe(2023);
  expect(comparedYear([2023, 2025, 2026, 2027], 2027)).toBe(2025);
});
