import { everyone, salaryList } from "#shared/api/define-operation.http.ts";
import { RolesQuery } from "#shared/catalog/catalog.request.ts";
import { catalogCache, catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { listRoles } from "#shared/catalog/list-roles.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { listTable } from "#shared/middleware/response/list-table.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryList({
  operationId: "listRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/roles",
  summary: "List roles",
  description:
    "Returns roles with their SOC occupation code and their national median annual pay in the last completed quarter. Only roles that match all filters are returned. Text is sorted without regard to case, equal values by `id`. Use the cursors in `pagination` to move forward and backward. With `format=csv` or `Accept: text/csv` the page is a table, and `Link` has the URLs of the next and the previous page.",
  access: everyone,
  params: NoParams,
  query: RolesQuery,
  ...listTable(["id", "slug", "title", "national_median", "bls_soc_code"]),
  errors: [],
  findSlug,
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => listRoles(await catalogContext(c), query),
});
