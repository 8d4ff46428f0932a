import type { PlaceRow } from "../../../shared/reference/meant-place.ts";
import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";
import { listAbroad } from "./abroad.ts";
import type { City } from "./choose-cities.ts";

/** A place before the law that it is under is known, with what says which that is. */
export interface LocatedPlace extends Omit<PlaceRow, "minimumWage"> {
  /** Five digits; null abroad, and for ZIP codes of a city of the catalog, which has its own law. */
  countyFips: string | null;
  /** `Brandon`; null where the county is. */
  townName: string | null;
}

export const placeColumns = [
  "city",
  "state",
  "county_fips",
  "area_code",
  "lat",
  "lng",
  "population",
  "zips",
] as const;

type PlaceTable = Table<(typeof placeColumns)[number]>;

/**
 * Every place of the source that is not a city of the catalog itself, the ZIP codes of all places, and
 * names of places abroad. Of several places with one name in a state, or with one ZIP code, the most
 * populous is kept.
 */
export function listPlaces(
  table: PlaceTable,
  cities: readonly City[],
  refusals: Refusal[],
): LocatedPlace[] {
  const inArea = Map.groupBy(cities, ({ cbsaCode }) => cbsaCode);
  const inState = Map.groupBy(cities, ({ state }) => state);
  const byLongSlug = new Map(cities.map((city) => [city.longSlug, city]));
  const listed = new Map<string, LocatedPlace>();
  const add = (place: LocatedPlace) => {
    const key = `${place.name} ${place.state}`;
    if (!listed.has(key)) listed.set(key, place);
  };
  const rows = table.rows.map(({ line, cells }) => {
    const place = { file: table.file, line, key: `${cells.city}, ${cells.state}` };
    const number = (column: "lat" | "lng" | "population") =>
      readNumber(cells[column], column, place, refusals);
    return { cells, population: number("population") ?? 0, at: [number("lat"), number("lng")] };
  });
  for (const { cells, population, at } of rows.sort((a, b) => b.population - a.population)) {
    const { state } = cells;
    const largest = inArea
      .get(cells.area_code)
      ?.reduce((best, city) => (city.population > best.population ? city : best));
    const nearest = nearestOf(at, inState.get(state) ?? []);
    const common = {
      state,
      population,
      citySlug: largest?.slug ?? null,
      nearestSlug: nearest?.city.slug ?? null,
      nearestMiles: nearest ? Math.round(nearest.miles) : null,
      countyFips: cells.county_fips,
      townName: cells.city,
    };
    const title = `${cells.city}, ${state}`;
    const name = slugify(cells.city);
    // A city of the catalog is found by its own name; its ZIP codes lead to it.
    const self = byLongSlug.get(`${name}-${state.toLowerCase()}`);
    if (!self) add({ name, kind: "place", title, ...common });
    for (const zip of cells.zips.split(" ").filter((text) => /^\d{5}$/.test(text))) {
      const meant = self
        ? { ...common, citySlug: self.slug, countyFips: null, townName: null }
        : common;
      // A ZIP code is written without its state.
      const key = `${zip} `;
      if (listed.has(key)) continue;
      listed.set(key, { name: zip, kind: "zip", title, ...meant });
    }
  }
  for (const { name, country, kind } of listAbroad()) {
    add({
      name: slugify(name),
      state: "",
      kind,
      title: name === country ? name : `${name}, ${country}`,
      population: null,
      citySlug: null,
      nearestSlug: null,
      nearestMiles: null,
      countyFips: null,
      townName: null,
    });
  }
  return sortedBy([...listed.values()], ({ name, state }) => `${name} ${state}`);
}

type Position = readonly (number | null)[];

/** The nearest of some cities to a latitude and longitude in degrees. */
function nearestOf(
  at: Position,
  cities: readonly City[],
): { city: City; miles: number } | undefined {
  let best: { city: City; miles: number } | undefined;
  for (const city of cities) {
    const miles = milesBetween(at, [city.latitude, city.longitude]);
    if (miles !== null && (!best || miles < best.miles)) best = { city, miles };
  }
  return best;
}

const earthMiles = 3_958.8;

/** The great-circle distance (haversine formula). */
function milesBetween([lat1, lng1]: Position, [lat2, lng2]: Position): number | null {
  if (lat1 == null || lng1 == null || lat2 == null || lng2 == null) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lng1, lng2);
  return 2 * earthMiles * Math.asin(Math.sqrt(chord));
}
