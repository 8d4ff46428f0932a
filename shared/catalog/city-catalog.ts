import { type CityItem, citySortFields } from "../contracts/catalog.ts";
import { type Quarter, quarterLabel } from "../salaries/figures/quarter.ts";
import { readCities } from "./read-cities.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type Table } from "./table.ts";

export interface CityCatalog {
  /** Identifies the catalog's contents; catalogs with different contents have different versions. */
  version: string;
  table: Table<CityItem, (typeof citySortFields)[number]>;
  /** Long slug or alias to slug. */
  aliases: ReadonlyMap<string, string>;
  quarter: Quarter;
  /** Year of the latest price parities shown. */
  parityYear: number;
}

export const cityCatalog = createSingleFlightCache<CityCatalog>(async (context, quarter) => {
  const { dataset } = context.reference;
  const rows = await readCities(context.database(), dataset.id, quarter.year);
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    table: createTable(rows.items, citySortFields),
    aliases: rows.aliases,
    quarter,
    parityYear: rows.parityYear,
  };
});
