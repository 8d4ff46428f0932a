import { expect, it } from "vitest";
import { nearestRank, quantile } from "#shared/core/numbers.ts";

it("interpolates quantiles as R's type 7", () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantile([7], 0.9)).toBe(7);
});

it("takes by rank the least value that the share does not exceed", () => {
  expect([0, 0.25, 0.26, 0.5, 0.9, 1].map((share) => nearestRank([1, 2, 3, 4], share))).toEqual([
    1, 1, 2, 2, 4, 4,
  ]);
  expect(nearestRank([], 0.5)).toBeNaN();
});
