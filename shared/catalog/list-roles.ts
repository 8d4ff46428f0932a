import { RolesQuery } from "../contracts/catalog.ts";
import type { RoleItem } from "../contracts/responses/catalog.ts";
import type { ListResult } from "../contracts/result.ts";
import type { PackedRoles } from "../reference/packed/unpack-roles.ts";
import { allOf, type Condition, isNoneOf, isOneOf } from "./filter.ts";
import { roleListNotes } from "./list-notes.ts";
import { listRows, type Range } from "./list-rows.ts";
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

function payRange(query: RolesQuery, { medians }: RoleCatalog): Range | null {
  const { national_median_min: min, national_median_max: max } = query;
  if (min === undefined && max === undefined) return null;
  return { values: medians.all(), min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY };
}

/** The other filters as a condition on a role's position; null without them. */
export function rolesThatMatch(query: RolesQuery, roles: PackedRoles): Condition<number> {
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
