import { RolesQuery } from "../contracts/catalog.ts";
import type { RolesToolItem } from "../contracts/responses/tools.ts";
import type { ListResult } from "../contracts/result.ts";
import { SearchQuery } from "../contracts/search.ts";
import type { RolesToolQuery } from "../contracts/tools.ts";
import { listRoles } from "./list-roles.ts";
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
