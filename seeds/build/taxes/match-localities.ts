import type { TaxRate } from "#shared/reference/tax-tables.ts";
import { compareText } from "../compare.ts";
import type { City } from "../places/choose-cities.ts";
import { countyLocality } from "./read-rates.ts";

/** Localities that are one city each. */
const citiesByLocality: Readonly<Record<string, string>> = {
  "al/auburn": "Auburn, AL",
  "al/birmingham": "Birmingham, AL",
  "de/wilmington": "Wilmington, DE",
  "md/baltimore_city": "Baltimore, MD",
  "mi/detroit": "Detroit, MI",
  "mi/flint": "Flint, MI",
  "mi/grand_rapids": "Grand Rapids, MI",
  "mi/lansing": "Lansing, MI",
  "mo/kansas_city": "Kansas City, MO",
  "mo/st_louis": "St. Louis, MO",
  "ny/nyc": "New York, NY",
  "ny/yonkers": "Yonkers, NY",
  "oh/cincinnati": "Cincinnati, OH",
  "oh/cleveland": "Cleveland, OH",
  "oh/columbus": "Columbus, OH",
  "oh/parma": "Parma, OH",
  "pa/philadelphia": "Philadelphia, PA",
  "pa/pittsburgh": "Pittsburgh, PA",
};

interface TaxLocality {
  citySlug: string;
  locality: string;
}

/**
 * The localities with a tax in which the cities lie: by the city's own name, or by its county.
 *
 * @param counties the county of a city, by `name, state`.
 */
export function matchLocalities(
  cities: readonly Pick<City, "slug" | "name" | "state">[],
  counties: ReadonlyMap<string, string>,
  rates: readonly TaxRate[],
): TaxLocality[] {
  const localities = new Set(
    rates.map(({ jurisdiction }) => jurisdiction).filter((name) => name.includes("/")),
  );
  return cities
    .flatMap(({ slug, name, state }) => {
      const own = `${name}, ${state}`;
      const county = (counties.get(own) ?? "").replace(/[^A-Za-z]+/g, "_");
      const inCounty = [county, `${county}_county`].map((text) => countyLocality(state, text));
      return [...localities]
        .filter((locality) => {
          const city = citiesByLocality[locality];
          return city === undefined ? inCounty.includes(locality) : city === own;
        })
        .map((locality) => ({ citySlug: slug, locality }));
    })
    .toSorted((a, b) => compareText(a.citySlug, b.citySlug));
}
