import { describe, expect, it } from "vitest";
import { findSupplement, totalCompensation } from "#shared/figures/total-compensation.ts";
import { dataset } from "../salaries/records.ts";

const costs = dataset.employerCosts;

describe("total compensation", () => {
  it("adds the group's ratio of supplemental pay to wages, and nothing without a source", () => {
    expect(totalCompensation(200_000, findSupplement(costs, "15-1252"))).toEqual({
      base: 200_000,
      equity: 0,
      bonus: 12_000,
      signing: 0,
      total: 212_000,
      unsourced: ["equity", "signing"],
    });
  });

  it("uses private industry as a whole for an occupation whose group is not published", () => {
    const whole = { group: "Private industry workers", ratio: 0.05 };
    expect(findSupplement(costs, "47-2111")).toEqual(whole);
    expect(findSupplement(costs, "35-1011")).toEqual(whole);
  });

  it("is base pay only if the dataset has no employer costs", () => {
    expect(totalCompensation(100_000, findSupplement([], "15-1252"))).toMatchObject({
      bonus: 0,
      total: 100_000,
      unsourced: ["equity", "bonus", "signing"],
    });
  });
});
