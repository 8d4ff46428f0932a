/** The names of places as the project's seeds have them, without a database. */
import type { PlaceRow } from "#shared/reference/place.ts";
import type { CityNames } from "#shared/reference/read-names.ts";
import { stateNames } from "#shared/reference/resolve-words.ts";
import { readSeedTable } from "./seed-table.ts";

/** The cities of the catalog and the table of places, as the resolvers take them. */
export function seedPlaces(): {
  names: CityNames;
  find: (names: readonly string[]) => Promise<PlaceRow[]>;
} {
  const aliases = readSeedTable("city_aliases.csv").map(
    ({ alias = "", city_slug = "" }) => [alias, city_slug] as const,
  );
  const cities = readSeedTable("cities.csv").map(
    ({ slug = "", long_slug = "", state = "", population = "" }) => ({
      ...{ slug, state: state.toLowerCase(), population: Number(population), longSlug: long_slug },
      names: [slug, long_slug, ...aliases.flatMap(([alias, of]) => (of === slug ? [alias] : []))],
    }),
  );
  const states = readSeedTable("areas.csv")
    .filter(({ type }) => type === "state")
    .map(({ code = "", title = "" }) => ({ code, title }));
  const rows = Map.groupBy(readSeedTable("places.csv").map(toRow), ({ name }) => name);
  return {
    names: {
      words: {
        slugs: new Set(cities.map(({ slug }) => slug)),
        aliases: new Map([
          ...cities.map(({ longSlug, slug }) => [longSlug, slug] as const),
          ...aliases,
        ]),
        states: stateNames(states),
      },
      stateTitles: new Map(states.map(({ code, title }) => [code.toLowerCase(), title])),
      cities,
    },
    find: async (wanted) => wanted.flatMap((name) => rows.get(name) ?? []),
  };
}

function toRow(row: Record<string, string>): PlaceRow {
  const orNull = (text = "") => (text === "" ? null : text);
  return {
    name: row.name ?? "",
    state: row.state ?? "",
    kind: row.kind as PlaceRow["kind"],
    title: row.title ?? "",
    population: row.population ? Number(row.population) : null,
    citySlug: orNull(row.city_slug),
    nearestSlug: orNull(row.nearest_slug),
    nearestMiles: row.nearest_miles ? Number(row.nearest_miles) : null,
    minimumWage: orNull(row.minimum_wage),
  };
}
