import { expect, it } from "vitest";
import { placeAbroad } from "#shared/pipeline/imports/place-abroad.ts";

it.each([
  ...["Bristol, UK", "London", "Remote (UK)", "Belfast, Northern Ireland"].map((place) => [
    place,
    "GBP",
  ]),
  ...[
    "Toronto, ON",
    "London, Ontario",
    "Toronto, CA",
    "Remote - Canada",
    "Victoria BC",
    "Hamilton ON",
  ].map((place) => [place, "CAD"]),
  ...["Berlin, DE", "Nice, France", "Utrecht NL", "Hybrid: Amsterdam", "Milan, Italy (Hybrid)"].map(
    (place) => [place, "EUR"],
  ),
  ["Pune, IN", "INR"],
  ["Wrocław", "PLN"],
  ["São Paulo", "BRL"],
  ["San Jose, Costa Rica", "CRC"],
])("%s is abroad, where people are paid in %s", (place, currency) => {
  expect(placeAbroad(place)?.currency).toBe(currency);
});

it.each(["EMEA", "Remote - EU", "LATAM", "Belgrade, Serbia"])(
  "%s is abroad, in no one currency",
  (place) => {
    expect(placeAbroad(place)).toEqual({ currency: null, isDoubtful: false });
  },
);

it.each(["Vancouver", "Cambridge", "Dublin", "Manchester"])("%s alone may be at home", (place) => {
  expect(placeAbroad(place)?.isDoubtful).toBe(true);
});

it.each([
  ...[
    "London, KY",
    "Berlin, NH",
    "Lebanon, NH",
    "Peru, IN",
    "Paris, TX",
    "Dublin, OH",
    "Vancouver, WA",
  ],
  ...[
    "Mexico, MO",
    "Ontario, CA",
    "Wilmington, DE",
    "Indianapolis, IN",
    "Cuba, NY",
    "Panama City, FL",
  ],
  ...["Santa Fe New Mexico", "New England", "West Jordan", "San Jose", "Jersey City", "Georgia"],
  ...[
    "Remote",
    "Remote, US",
    "US or Canada",
    "New York / London",
    "At home",
    "On site",
    "Portland OR",
    "",
  ],
])("%s is not said to be abroad", (place) => {
  expect(placeAbroad(place)).toBeNull();
});
