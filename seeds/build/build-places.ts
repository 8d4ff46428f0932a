import type { Wages } from "./build-wages.ts";
import type { Inputs } from "./input/read-inputs.ts";
import { chooseCities } from "./places/choose-cities.ts";
import { listAreas, sumPopulations } from "./places/list-areas.ts";
import { listPlaces } from "./places/list-places.ts";
import { listRegions, type RegionTable } from "./places/list-regions.ts";
import { listMinimumWages } from "./places/minimum-wages.ts";
import { readParities } from "./places/read-parities.ts";
import type { Refusal } from "./refusal.ts";

export type Places = ReturnType<typeof buildPlaces>;

/** Cities, areas, price levels and minimum wages, and the names of other places. */
export function buildPlaces(
  inputs: Inputs,
  wages: Wages,
  { cities: count, regions }: { cities: number; regions: RegionTable },
  refusals: Refusal[],
) {
  const firstYear = Math.min(...wages.rows.map(({ year }) => year));
  const parities = readParities(
    inputs["bea-rpp-msa"],
    inputs["bea-rpp-state-portion"],
    firstYear,
    refusals,
  );
  const priced = new Set(
    [...parities.metros, ...parities.portions].map(({ areaCode }) => areaCode),
  );
  const cities = chooseCities(
    inputs["census-cities"],
    count,
    { hasWages: (code) => wages.metroTitles.has(code), hasParity: (code) => priced.has(code) },
    refusals,
  );
  const populations = sumPopulations(inputs["omb-cbsa"], refusals);
  const areas = listAreas(wages.stateTitles, wages.metroTitles, populations);
  const listed = listPlaces(inputs, cities, refusals);
  const { minimumWages, named } = listMinimumWages(
    inputs["minimum-wages"],
    cities,
    [...listed, ...listRegions(regions, cities, listed, refusals)],
    refusals,
  );
  return { parities, cities, areas, named, minimumWages };
}
