import { findParity } from "#shared/figures/city-multiplier.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { CityWords } from "../reference/resolve-words.ts";
import { cityReference } from "../salaries/estimate/references.ts";
import { citySortFields } from "./catalog.request.ts";
import type { CityItem } from "./catalog.response.ts";
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
  const { dataset, city, citySlugs, cityNames } = context.reference;
  const cities = (await Promise.all((await citySlugs()).map((slug) => city(slug)))).filter(
    (found) => found !== null,
  );
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    table: createTable(
      cities.map((found) => cityReference(found, quarter.year)),
      citySortFields,
    ),
    words: (await cityNames()).words,
    quarter,
    parityYear: Math.max(0, ...cities.map((found) => findParity(found, quarter.year).year)),
  };
});
