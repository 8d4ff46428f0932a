import { expect, it } from "vitest";
import { placeAbroad } from "#shared/pipeline/imports/place-abroad.ts";
import cases from "./place-abroad.json" with { type: "json" };

it.each(cases.abroad as [string, string][])(
  "%s is abroad, where people are paid in %s",
  (place, currency) => {
    expect(placeAbroad(place)?.currency).toBe(currency);
  },
);

it.each(["EMEA", "Remote - EU", "LATAM", "Belgrade, Serbia"])(
  "%s is abroad, in no one currency",
  (place) => {
    expect(placeAbroad(place)).toEqual({ currency: null, isDoubtful: false });
  },
);

it.each(["Vancouver", "Cambridge", "Dublin", "Manchester"])("%s alone may be at home", (place) => {
  expect(placeAbroad(place)?.isDoubtful).toBe(true);
});

it.each(cases.home)("%s is not said to be abroad", (place) => {
  expect(placeAbroad(place)).toBeNull();
});
