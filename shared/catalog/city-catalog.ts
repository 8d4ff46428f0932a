import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { CityWords } from "../reference/resolve-words.ts";
import { citySortFields } from "./catalog.request.ts";
import type { CityItem } from "./catalog.response.ts";
import { readCities } from "./read-cities.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type ListedTable } from "./table.ts";

export interface CityCatalog {
  /** Identifies the catalog's contents; catalogs with different contents have different versions. */
  version: string;
  table: ListedTable<CityItem, (typeof citySortFields)[number]>;
  words: CityWords;
  quarter: Quarter;
  /** Year of the latest price parities shown. */
  parityYear: number;
}

export const cityCatalog = createSingleFlightCache<CityCatalog>(async (context, quarter) => {
  const { dataset } = context.reference;
  const rows = await readCities(context.reference, quarter.year);
  const table = createTable(rows.items, citySortFields);
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    table,
    words: { slugs: table.positions, aliases: rows.aliases, states: rows.states },
    quarter,
    parityYear: rows.parityYear,
  };
});
