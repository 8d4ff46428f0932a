import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";

export interface City {
  slug: string;
  longSlug: string;
  name: string;
  state: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  cbsaCode: string;
  parityAreaCode: string;
  /** Five digits. */
  countyFips: string;
}

export const cityColumns = [
  "census_place_name",
  "city",
  "state",
  "state_name",
  "lat",
  "lng",
  "county_fips",
  "county_name",
  "timezone",
  "cbsa_code",
] as const;

/** Areas that the source lacks, by `city, state`: the metropolitan area of the place's county. */
const missingAreas: Record<string, string> = {
  // Ventura County, California, is the Oxnard-Thousand Oaks-Ventura area.
  "Ventura, CA": "37100",
};

/**
 * The `count` most populous places with their metropolitan areas.
 *
 * A name shared by several goes to the largest as slug; the others carry their state.
 */
export function chooseCities(
  table: Table<(typeof cityColumns)[number]>,
  count: number,
  known: { hasWages: (cbsa: string) => boolean; hasParity: (area: string) => boolean },
  refusals: Refusal[],
): City[] {
  const populationColumn = latestPopulationColumn(table.columns);
  const largest = table.rows
    .map((row) => {
      const place = {
        file: table.file,
        line: row.line,
        key: `${row.cells.city}, ${row.cells.state}`,
      };
      const cells: Record<string, string> = row.cells;
      const population = readNumber(
        cells[populationColumn] ?? "",
        populationColumn,
        place,
        refusals,
      );
      return { row, place, population: population ?? 0 };
    })
    .sort((a, b) => b.population - a.population || a.row.line - b.row.line)
    .slice(0, count);
  if (largest.length < count) {
    refusals.push({
      file: table.file,
      line: null,
      key: "places",
      reason: `${largest.length} rows where ${count} are needed`,
    });
  }
  const taken = new Set<string>();
  const cities = largest.map(({ row: { cells }, place, population }) => {
    const short = slugify(cells.city);
    const longSlug = slugify(`${cells.city} ${cells.state}`);
    const slug = taken.has(short) ? longSlug : short;
    if (taken.has(longSlug)) refusals.push({ ...place, reason: `${longSlug} names two places` });
    taken.add(short).add(longSlug);
    const cbsaCode = cells.cbsa_code || missingAreas[place.key] || "";
    if (!known.hasWages(cbsaCode)) {
      refusals.push({
        ...place,
        reason: `no wages for its metropolitan area ${cbsaCode || "(none given)"}`,
      });
    }
    const portion = `${cells.county_fips.slice(0, 2)}999`;
    const parityAreaCode = known.hasParity(cbsaCode) ? cbsaCode : portion;
    if (!known.hasParity(parityAreaCode)) {
      refusals.push({ ...place, reason: `no price parity under ${cbsaCode} or ${portion}` });
    }
    const number = (column: "lat" | "lng") => readNumber(cells[column], column, place, refusals);
    return {
      slug,
      longSlug,
      name: cells.city,
      state: cells.state || "",
      population,
      latitude: number("lat"),
      longitude: number("lng"),
      timeZone: cells.timezone || null,
      cbsaCode,
      parityAreaCode,
      countyFips: cells.county_fips,
    };
  });
  return sortedBy(cities, ({ slug }) => slug);
}

export function latestPopulationColumn(columns: string[]): string {
  return (
    columns
      .filter((name) => /^pop_20\d\d$/.test(name))
      .sort()
      .at(-1) ?? "pop_(year)"
  );
}
