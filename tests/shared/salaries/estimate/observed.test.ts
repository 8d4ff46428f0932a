import { describe, expect, it } from "vitest";
import { observed } from "#shared/salaries/estimate/observed.ts";
import { dataset, developer, metroWages, sanFrancisco, stateWages, wagesOf } from "../records.ts";

const around = (metro: typeof metroWages | null, state: typeof stateWages | null) =>
  observed(dataset, developer, { city: sanFrancisco, wages: { metro, state } });

describe("the observed wage", () => {
  it("is the metropolitan area's own row, as published", () => {
    expect(around(metroWages, stateWages)).toMatchObject({
      match: "exact_area",
      area_code: "41860",
      area_type: "metro",
      median: 186640,
      occupation_code: "15-1252",
      reference_period: "2025-05",
      url: "https://example.gov/bls-oews-metro",
    });
  });

  it("is the state's if the area has no row, or a row without a median", () => {
    const state = { match: "state_fallback", area_code: "CA", area_type: "state", median: 170000 };
    expect(around(null, stateWages)).toMatchObject(state);
    expect(around({ ...metroWages, median: null }, stateWages)).toMatchObject(state);
  });

  it("is the nation's if the state has none either", () => {
    expect(around(null, null)).toMatchObject({
      match: "national_fallback",
      area_code: "US",
      median: 135980,
      relative_standard_error: 0.4,
    });
  });

  it("is the nation's, as an exact match, without a city", () => {
    expect(observed(dataset, developer, null)).toMatchObject({
      match: "exact_area",
      area_type: "national",
    });
  });

  it("lists suppressed and top-coded cells, and fills none of them", () => {
    const wages = [wagesOf(2025, 300_000, { p75: null, flags: "p75:#;p90:#" })];
    expect(observed(dataset, { ...developer, wages }, null)).toMatchObject({
      p75: null,
      flags: ["p75:#", "p90:#"],
    });
  });
});
