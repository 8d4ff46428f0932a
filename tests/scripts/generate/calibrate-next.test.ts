/** What the calibration compares once there are other releases than those of today. */
import { expect, it } from "vitest";
import { listWindows } from "#scripts/generate/calibrate/compare-growth.ts";
import { comparedYear } from "#scripts/generate/calibrate/local/sections.ts";

it("tries growth over three years on the next one and two, in all releases that there are", () => {
  expect(listWindows([2019, 2020, 2021, 2022, 2023, 2024, 2025])).toEqual([
    [2019, 2022, 2023],
    [2019, 2022, 2024],
    [2020, 2023, 2024],
    [2020, 2023, 2025],
    [2021, 2024, 2025],
  ]);
  expect(listWindows([2021, 2022, 2023, 2024, 2025, 2026]).at(-1)).toEqual([2022, 2025, 2026]);
});

it("compares states with the release about two years earlier, of those that there are", () => {
  expect(comparedYear([2023, 2025], 2025)).toBe(2023);
  expect(comparedYear([2023, 2025, 2026], 2026)).toBe(2023);
  expect(comparedYear([2023, 2025, 2026, 2027], 2027)).toBe(2025);
});
