import { listCities } from "../../../../../shared/catalog/list-cities.ts";
import { CitiesQuery, CityItem } from "../../../../../shared/contracts/catalog.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import {
  catalogCache,
  catalogContext,
} from "../../../../../shared/http/contexts/catalog-context.ts";
import { everyone, salaryList } from "../../../../../shared/http/define.ts";

export default salaryList({
  operationId: "listCities",
  method: "get",
  path: "/api/v1/intelligence/salaries/cities",
  summary: "List the cities that there are figures for",
  description:
    "The 500 most populous U.S. cities with the multiplier that their cost of living puts on a wage. All filters given have to match. Texts are sorted by their code points. `pagination` leads through the list both ways.",
  access: everyone,
  params: NoParams,
  query: CitiesQuery,
  item: CityItem,
  errors: [],
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => listCities(await catalogContext(c), query),
});
