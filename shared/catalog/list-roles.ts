import { RolesQuery } from "../contracts/catalog.ts";
import type { RoleItem } from "../contracts/responses/catalog.ts";
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
    rolesThatMatch(query, catalog.aliases),
  );
  return { ...roleListNotes(catalog, context, pagination), data };
}

/** The query's filters as a condition on a role; null without filters. */
export function rolesThatMatch(
  query: RolesQuery,
  aliases: RoleCatalog["aliases"],
): Condition<RoleItem> {
  const canonical = (slugs: readonly string[] | undefined) =>
    slugs?.map((slug) => aliases.get(slug) ?? slug);
  return allOf<RoleItem>(
    isOneOf(canonical(query.slug), (role) => role.slug),
    isNoneOf(canonical(query.not_slug), (role) => role.slug),
    isOneOf(query.title === undefined ? undefined : [query.title], (role) => role.title),
    isWithin(query.national_median_min, query.national_median_max, (role) => role.national_median),
  );
}
