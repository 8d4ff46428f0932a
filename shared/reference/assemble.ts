/** Builds a city from the rows of the normalized tables, for lists of all cities. */
import type { localAreas } from "#schema/local.ts";
import type { areas, cities, priceParities } from "#schema/reference.ts";
import { readAreaEffects } from "./local-effects.ts";
import type { Area, City } from "./records.ts";

type CityRows = readonly [
  (typeof cities.$inferSelect)[],
  (typeof areas.$inferSelect)[],
  (typeof priceParities.$inferSelect)[],
  (typeof localAreas.$inferSelect)[],
];

/** @returns null if there is no city. */
export function assembleCity([[row], around, parities, [local]]: CityRows): City | null {
  if (!row) return null;
  return {
    slug: row.slug,
    longSlug: row.longSlug,
    name: row.name,
    state: row.state,
    population: row.population,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    metro: areaOf(around, row.cbsaCode),
    stateArea: areaOf(around, row.state),
    local: local ? readAreaEffects(local) : null,
    parities: parities.filter((parity) => parity.areaCode === row.parityAreaCode),
    // Lists of cities do not show it.
    minimumWages: [],
  };
}

function areaOf(around: readonly Area[], code: string): Area {
  const area = around.find((known) => known.code === code);
  if (!area) throw new Error(`The reference data has no area ${code}.`);
  return { code: area.code, title: area.title, type: area.type, state: area.state };
}
