import type { PlaceRow } from "#shared/reference/place.ts";
import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";
import { listAbroad } from "./abroad.ts";
import { type City, type cityColumns, latestPopulationColumn } from "./choose-cities.ts";

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

/** Towns of states whose towns govern themselves, most of which are no place of the other source. */
export const townColumns = [
  "town",
  "state",
  "county_fips",
  "area_code",
  "lat",
  "lng",
  "population",
  "in_places",
  "share_of_name",
  "bare_name",
] as const;

interface PlaceTables {
  "us-places": Table<(typeof placeColumns)[number]>;
  "us-towns": Table<(typeof townColumns)[number]>;
  /** The source counts the urban area around some cities as theirs, the census does not. */
  "census-cities": Table<(typeof cityColumns)[number]>;
}

/** Towns of one name in a state: the one that has so many of their people is meant, else none. */
const leastShare = 0.8;

/**
 * Every place of the source that is not a city of the catalog itself, the ZIP codes of all places, and
 * names of places abroad. Of several places with one name in a state, or with one ZIP code, the most
 * populous is kept.
 */
export function listPlaces(
  tables: PlaceTables,
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
  const census = readPopulations(tables["census-cities"], refusals);
  const towns = tables["us-towns"].rows.filter(
    ({ cells }) =>
      cells.bare_name === "yes" &&
      cells.in_places !== "other_area" &&
      Number(cells.share_of_name) >= leastShare,
  );
  const located = [
    ...tables["us-places"].rows.map((row) => ({ ...row, file: tables["us-places"].file })),
    ...towns.map(({ line, cells }) => ({
      ...{ file: tables["us-towns"].file, line },
      cells: { ...cells, city: cells.town, zips: "" },
    })),
  ];
  const rows = located.map(({ file, line, cells }) => {
    const key = `${cells.city}, ${cells.state}`;
    const number = (column: "lat" | "lng" | "population") =>
      readNumber(cells[column], column, { file, line, key }, refusals);
    const population = census.get(key) ?? number("population") ?? 0;
    return { cells, population, at: [number("lat"), number("lng")] };
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

/** By `city, state`. */
function readPopulations(
  table: PlaceTables["census-cities"],
  refusals: Refusal[],
): ReadonlyMap<string, number> {
  const column = latestPopulationColumn(table.columns);
  return new Map(
    table.rows.flatMap(({ line, cells }) => {
      const key = `${cells.city}, ${cells.state}`;
      const text = (cells as Record<string, string>)[column] ?? "";
      const population = readNumber(text, column, { file: table.file, line, key }, refusals);
      return population === null ? [] : [[key, population] as const];
    }),
  );
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
