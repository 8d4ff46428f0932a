import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTable, type Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";
import type { City } from "./choose-cities.ts";
import type { LocatedPlace } from "./list-places.ts";

/**
 * The columns of `seeds/region-names.csv`, reviewed by hand: what people call a region, without "Greater",
 * "Metro" and "Area" around it. A state is empty where the region reaches over several. The area is that
 * of a region of one area; the pay of one with several cannot be told from its name.
 */
export const regionColumns = ["name", "state", "kind", "area_code"] as const;

export type RegionTable = Table<(typeof regionColumns)[number]>;

/** @param seeds the directory of the committed seeds: the table is kept by hand, not fetched. */
export function readRegionTable(seeds: string): RegionTable {
  const file = "region-names.csv";
  return parseTable(file, readFileSync(join(seeds, file)), regionColumns);
}

/** The name of no county: a region has the state's rate for everywhere else. */
const noCounty = "00000";

/**
 * The regions, with the largest city of their area; one whose name means several areas has no city.
 *
 * @param places whose names no region may have in the same state.
 */
export function listRegions(
  table: RegionTable,
  cities: readonly City[],
  places: readonly LocatedPlace[],
  refusals: Refusal[],
): LocatedPlace[] {
  const inArea = Map.groupBy(cities, ({ cbsaCode }) => cbsaCode);
  const taken = new Set(places.map(({ name, state }) => `${name} ${state}`));
  const listed = new Map<string, LocatedPlace>();
  for (const { line, cells } of table.rows) {
    const { name: words, state } = cells;
    const name = slugify(words);
    const key = `${name} ${state}`;
    if (taken.has(key) || listed.has(key)) {
      refusals.push({ file: table.file, line, key, reason: "a place or region has this name" });
    }
    const largest = inArea
      .get(cells.area_code)
      ?.reduce((best, city) => (city.population > best.population ? city : best));
    listed.set(key, {
      ...{ name, state, kind: "region", population: null },
      title: state === "" ? words : `${words}, ${state}`,
      citySlug: largest?.slug ?? null,
      ...{ nearestSlug: largest?.slug ?? null, nearestMiles: null },
      countyFips: state === "" || !largest ? null : noCounty,
      townName: state === "" || !largest ? null : "",
    });
  }
  return [...listed.values()];
}
