import { cityCatalog } from "../catalog/city-catalog.ts";
import { roleCatalog } from "../catalog/role-catalog.ts";
import type { CatalogContext } from "../catalog/single-flight-cache.ts";

/** The live catalog's roles, those that most people hold first. */
export async function rankRoles(
  context: CatalogContext,
): Promise<readonly { slug: string; title: string }[]> {
  const { table, holders } = await roleCatalog.open(context);
  const held = (slug: string) => holders.get(slug) ?? 0;
  return table.rows.toSorted((a, b) => held(b.slug) - held(a.slug));
}

/** The live catalog's cities, the largest first. */
export async function rankCities(
  context: CatalogContext,
): Promise<readonly { slug: string; name: string; state: string }[]> {
  const { table } = await cityCatalog.open(context);
  const populations = new Map(
    await Promise.all(
      table.rows.map(
        async ({ slug }) => [slug, (await context.reference.city(slug))?.population ?? 0] as const,
      ),
    ),
  );
  const of = (slug: string) => populations.get(slug) ?? 0;
  return table.rows.toSorted((a, b) => of(b.slug) - of(a.slug));
}
