import type { ListResult } from "../contract/operation-result.ts";
import { type CityWords, resolveCity } from "../reference/resolve-words.ts";
import { CitiesQuery } from "./catalog.request.ts";
import type { CityItem } from "./catalog.response.ts";
import { cityCatalog } from "./city-catalog.ts";
import { allOf, atPosition, isNoneOf, isOneOf, isWithin, type RowCondition } from "./filter.ts";
import { cityListNotes } from "./list-notes.ts";
import { listRows } from "./list-rows.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** A page of the cities that the filters match. */
export async function listCities(
  context: CatalogContext,
  query: CitiesQuery,
): Promise<ListResult<CityItem>> {
  const catalog = await cityCatalog.open(context);
  const { data, pagination } = listRows(
    catalog.table,
    CitiesQuery,
    `cities ${catalog.version}`,
    query,
    { matches: atPosition(catalog.table, citiesThatMatch(query, catalog.words)) },
  );
  return { ...cityListNotes(catalog, context, pagination), data };
}

/** The query's filters as a condition on a city; null without filters. */
function citiesThatMatch(query: CitiesQuery, words: CityWords): RowCondition<CityItem> {
  const canonical = (slugs: readonly string[] | undefined) =>
    slugs?.map((slug) => resolveCity(slug, words) ?? slug);
  return allOf<CityItem>(
    isOneOf(canonical(query.slug), (city) => city.slug),
    isNoneOf(canonical(query.not_slug), (city) => city.slug),
    isOneOf(query.name === undefined ? undefined : [query.name], (city) => city.name),
    isOneOf(query.state, (city) => city.state),
    isWithin(query.col_multiplier_min, query.col_multiplier_max, (city) => city.col_multiplier),
  );
}
