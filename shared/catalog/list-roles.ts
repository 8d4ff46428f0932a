import { type RoleItem, RolesQuery } from "../contracts/catalog.ts";
import type { ListResult } from "../contracts/result.ts";
import { allOf, type Condition, isNoneOf, isOneOf, isWithin } from "./filter.ts";
import { roleListNotes } from "./list-notes.ts";
import { listRows } from "./list-rows.ts";
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
    rolesThatMatch(query, catalog),
  );
  return { ...roleListNotes(catalog, context, pagination), data };
}

/** The query's filters as a condition on a role's position; null without filters. */
export function rolesThatMatch(
  query: RolesQuery,
  { roles, median }: Pick<RoleCatalog, "roles" | "median">,
): Condition<number> {
  const { aliases, titles } = roles;
  const positions = (slugs: readonly string[] | undefined) =>
    slugs?.map((slug) => roles.position(aliases.get(slug) ?? slug));
  const self = (position: number) => position;
  const { title } = query;
  return allOf<number>(
    isOneOf(positions(query.slug), self),
    isNoneOf(positions(query.not_slug), self),
    title === undefined ? null : (position) => titles.equals(position, title),
    isWithin(query.national_median_min, query.national_median_max, median),
  );
}
