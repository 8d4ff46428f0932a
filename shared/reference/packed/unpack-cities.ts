import { tenThousandths } from "#shared/core/numbers.ts";
import type { AreaEffects } from "../local-effects.ts";
import { assembleCityNames, type CityNames } from "../read-names.ts";
import type { Area, City } from "../records.ts";
import type { CitiesHeader, PackedCity } from "./city-layout.ts";
import { openPackedRow, type StoredRow } from "./packed-row.ts";
import { rowNames } from "./rows.ts";

/** All cities of a dataset, as an isolate keeps them. */
export interface PackedCities {
  /**
   * The city with this slug, alias or long slug; null if there is none.
   *
   * @param law the name of the minimum wages of a place that the city stands for; by default its own.
   */
  find(slug: string, law?: string | null): City | null;
  /** The slugs of all cities, in the order of the packed row. */
  slugs: readonly string[];
  /** How many people live in each, by its slug. */
  populations: ReadonlyMap<string, number>;
  /** Where the cities are that have a position. */
  points: readonly CityPoint[];
  /** To find the one that words mean. */
  names(): CityNames;
  /** Number of the rows with places that are no city of the catalog. */
  placeParts: number;
}

/** What is known of a city before it is assembled. */
export interface CityPoint {
  slug: string;
  /** Code of its metropolitan area. */
  metro: string;
  population: number;
  latitude: number;
  longitude: number;
}

/** @throws {ApiError} `dependency_unavailable` if the row is missing or damaged. */
export async function unpackCities(row: StoredRow | null): Promise<PackedCities> {
  const { header, columns } = await openPackedRow<CitiesHeader>(row, rowNames.cities);
  const areas = new Map(header.areas.map((area) => [area.code, area]));
  // The last entry of a name wins: a city's own slug, then an alias, then a long slug.
  const slugs = new Map([
    ...header.cities.map(({ longSlug, slug }) => [longSlug, slug] as const),
    ...header.aliases,
    ...header.cities.map(({ slug }) => [slug, slug] as const),
  ]);
  const packed = new Map(header.cities.map((city) => [city.slug, city]));
  // Assembled when first requested: the effects of all would be most of the work of a cold isolate.
  const assembled = new Map<string, City>();
  const effects = new Map<string, AreaEffects | null>();
  const effectsIn = (areaCode: string) => {
    const known = effects.get(areaCode);
    if (known !== undefined) return known;
    const read = effectsOf(areaCode, header.local, columns);
    effects.set(areaCode, read);
    return read;
  };
  let names: CityNames | undefined;
  return {
    placeParts: header.placeParts,
    names() {
      names ??= assembleCityNames(header);
      return names;
    },
    slugs: [...packed.keys()],
    populations: new Map(header.cities.map(({ slug, population }) => [slug, population])),
    points: header.cities.flatMap(({ slug, cbsaCode, population, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ slug, metro: cbsaCode, population, latitude, longitude }],
    ),
    find(asked, law) {
      const slug = slugs.get(asked);
      const city = slug === undefined ? undefined : packed.get(slug);
      if (!city) return null;
      const known = assembled.get(city.slug) ?? assembleCity(city, areas, header, effectsIn);
      assembled.set(city.slug, known);
      if (law == null) return known;
      const minimumWages = header.minimumWages[law];
      return minimumWages ? { ...known, minimumWages, law } : null;
    },
  };
}

function assembleCity(
  { cbsaCode, parityAreaCode, ...city }: PackedCity,
  areas: ReadonlyMap<string, Area>,
  header: CitiesHeader,
  effectsIn: (areaCode: string) => AreaEffects | null,
): City {
  const areaOf = (code: string) => {
    const area = areas.get(code);
    if (!area) throw new Error(`The reference data has no area ${code}.`);
    return area;
  };
  return {
    ...city,
    metro: areaOf(cbsaCode),
    stateArea: areaOf(city.state),
    local: effectsIn(cbsaCode),
    parities: (header.parities[parityAreaCode] ?? []).map(([year, rpp]) => ({
      areaCode: parityAreaCode,
      year,
      rpp,
    })),
    minimumWages: header.minimumWages[city.slug] ?? [],
  };
}

function effectsOf(
  areaCode: string,
  { areaCodes, effects, majorGroups, minorGroups }: CitiesHeader["local"],
  columns: readonly Int32Array[],
): AreaEffects | null {
  const row = areaCodes.indexOf(areaCode);
  const effect = effects[row];
  if (effect === undefined) return null;
  const inGroups = (groups: readonly string[], from: number) => {
    const listed = new Map<string, number>();
    groups.forEach((group, at) => {
      const value = columns[from + at]?.[row] ?? 0;
      // An effect of zero is not listed.
      if (value !== 0) listed.set(group, value / tenThousandths);
    });
    return listed;
  };
  return {
    effect,
    byMajor: inGroups(majorGroups, 0),
    byMinor: inGroups(minorGroups, majorGroups.length),
  };
}
