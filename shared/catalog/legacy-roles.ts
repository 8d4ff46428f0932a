import { RolesQuery } from "../contracts/catalog.ts";
import type { ListResult } from "../contracts/result.ts";
import { SearchQuery } from "../contracts/search.ts";
import type { RolesToolItem, RolesToolQuery } from "../contracts/tools.ts";
import { listRoles } from "./list-roles.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** The first page of a search, or of all roles by title. Later pages are those of `search` and `roles`. */
export async function rolesTool(
  context: CatalogContext,
  { q }: Pick<RolesToolQuery, "q">,
): Promise<ListResult<RolesToolItem>> {
  if (q !== undefined) return searchRoles(context, SearchQuery.parse({ q }));
  const { data, ...about } = await listRoles(context, RolesQuery.parse({}));
  const items = data.map(({ id, slug, title, national_median }) => ({
    id,
    slug,
    title,
    national_median,
  }));
  return { ...about, data: items };
}
