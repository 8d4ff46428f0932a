import type { ListResult } from "../contract/operation-result.ts";
import type { RolesToolQuery } from "../salaries/lookup-tools/lookup-tools.request.ts";
import { RolesQuery } from "./catalog.request.ts";
import { listRoles } from "./list-roles.ts";
import { SearchQuery } from "./search/search.request.ts";
import type { RolesToolItem } from "./search/search.response.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** A page of search results, best first, or of all roles by title. */
export async function rolesTool(
  context: CatalogContext,
  { q, limit, starting_after, ending_before }: Omit<RolesToolQuery, "country">,
): Promise<ListResult<RolesToolItem>> {
  const page = { limit, starting_after, ending_before };
  if (q !== undefined) return searchRoles(context, { ...SearchQuery.parse({ q }), ...page });
  const { data, ...notes } = await listRoles(context, { ...RolesQuery.parse({}), ...page });
  const items = data.map(({ id, slug, title, national_median }) => ({
    id,
    slug,
    title,
    national_median,
  }));
  return { ...notes, data: items };
}
