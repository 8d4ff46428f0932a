import type { ListResult } from "../contract/operation-result.ts";
import type { PackedRoles } from "../reference/packed/unpack-roles.ts";
import type { RolesToolQuery } from "../salaries/lookup-tools/lookup-tools.request.ts";
import { RolesQuery } from "./catalog.request.ts";
import type { RoleItem } from "./catalog.response.ts";
import { allOf, isNoneOf, isOneOf, type RowCondition } from "./filter.ts";
import { roleListNotes } from "./list-notes.ts";
import { listRows, type ValueRange } from "./list-rows.ts";
import { type RoleCatalog, roleCatalog } from "./role-catalog.ts";
import { SearchQuery } from "./search/search.request.ts";
import type { RolesToolItem } from "./search/search.response.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** A page of the roles that the filters match. */
export async function listRoles(
  context: CatalogContext,
  query: RolesQuery,
): Promise<ListResult<RoleItem>> {
  const catalog = await roleCatalog.open(context);
  const { data, pagination } = listRows(
    catalog.table,
    RolesQuery,
    `roles ${catalog.version}`,
    query,
    { within: payRange(query, catalog), matches: rolesThatMatch(query, catalog.roles) },
  );
  return { ...roleListNotes(catalog, context, pagination), data };
}

function payRange(query: RolesQuery, { medians }: RoleCatalog): ValueRange | null {
  const { national_median_min: min, national_median_max: max } = query;
  if (min === undefined && max === undefined) return null;
  return { values: medians.all(), min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY };
}

/** The other filters as a condition on a role's position; null without them. */
function rolesThatMatch(query: RolesQuery, roles: PackedRoles): RowCondition<number> {
  const { aliases, titles } = roles;
  const positions = (slugs: readonly string[] | undefined) =>
    slugs?.map((slug) => roles.position(aliases.get(slug) ?? slug));
  const self = (position: number) => position;
  const { title } = query;
  return allOf<number>(
    isOneOf(positions(query.slug), self),
    isNoneOf(positions(query.not_slug), self),
    title === undefined ? null : (position) => titles.equals(position, title),
  );
}

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
