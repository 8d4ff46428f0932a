import type { PackedRoles } from "#shared/reference/packed/unpack-roles.ts";
import { cityCatalog } from "../city-catalog.ts";
import { roleCatalog } from "../role-catalog.ts";
import type { CatalogContext } from "../single-flight-cache.ts";

/** The live catalog's roles, and their positions, of those that most people hold first. */
export async function rankRoles(
  context: CatalogContext,
): Promise<{ roles: PackedRoles; ranked: readonly number[] }> {
  const { roles, holders } = await roleCatalog.open(context);
  const ranked = [...holders.keys()].sort((a, b) => (holders[b] ?? 0) - (holders[a] ?? 0));
  return { roles, ranked };
}

/** The live catalog's cities, the largest first. */
export async function rankCities(
  context: CatalogContext,
): Promise<readonly { slug: string; name: string; state: string }[]> {
  const { table } = await cityCatalog.open(context);
  const populations = await context.reference.cityPopulations();
  const of = (slug: string) => populations.get(slug) ?? 0;
  return table.rows.toSorted((a, b) => of(b.slug) - of(a.slug));
}
