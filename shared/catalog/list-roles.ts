import type { ListResult } from "../contract/operation-result.ts";
import type { PackedRoles } from "../reference/packed/unpack-roles.ts";
import { RolesQuery } from "./catalog.request.ts";
import type { RoleItem } from "./catalog.response.ts";
import { allOf, isNoneOf, isOneOf, type RowCondition } from "./filter.ts";
import { roleListNotes } from "./list-notes.ts";
import { listRows, type ValueRange } from "./list-rows.ts";
import { type RoleCatalog, roleCatalog } from "./role-catalog.ts";
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
