import { everyone, salaryList } from "#shared/api/define-operation.http.ts";
import { CitiesQuery } from "#shared/catalog/catalog.request.ts";
import { catalogCache, catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { listCities } from "#shared/catalog/list-cities.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { listTable } from "#shared/middleware/response/list-table.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryList({
  operationId: "listCities",
  method: "get",
  path: "/api/v1/intelligence/salaries/cities",
  summary: "List cities",
  description: `Returns the ${catalogSize.cities} most populous U.S. cities with their cost-of-living multiplier, which is applied to wages in the basis \`price_parity\` alone. Only cities that match all filters are returned. Text is sorted without regard to case, equal values by \`id\`. Use the cursors in \`pagination\` to move forward and backward. With \`format=csv\` or \`Accept: text/csv\` the page is a table, and \`Link\` has the URLs of the next and the previous page.`,
  access: everyone,
  params: NoParams,
  query: CitiesQuery,
  ...listTable(["id", "slug", "name", "state", "col_multiplier"]),
  errors: [],
  findSlug,
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => listCities(await catalogContext(c), query),
});
