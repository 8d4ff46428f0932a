import { and, eq, inArray, not, type Placeholder, sql } from "drizzle-orm";
import { cityAliases, roleAliases } from "#schema/reference.ts";
import { submissions } from "#schema/submissions.ts";
import type { Reader } from "#shared/db/client.ts";

/** A role in a city, of one dataset version. */
export interface RoleInCity {
  datasetId: number;
  role: string;
  city: string;
}

/**
 * Pay is stored under the slug that its role and city had at the time. A slug that has since left
 * the catalog is an alias, and what is stored under it belongs to the slug that it means.
 */
export function isStoredFor({ datasetId, role, city }: RoleInCity) {
  return and(isRole(datasetId, role), isCity(datasetId, city));
}

export function isRole(datasetId: number | Placeholder, slug: string | Placeholder) {
  const { datasetId: dataset, alias, roleSlug } = roleAliases;
  const formerly = sql`select ${alias} from ${roleAliases} where ${dataset} = ${datasetId} and ${roleSlug} = ${slug}`;
  return inArray(submissions.roleSlug, sql`(select ${slug} union all ${formerly})`);
}

function isCity(datasetId: number | Placeholder, slug: string | Placeholder) {
  const { datasetId: dataset, alias, citySlug } = cityAliases;
  const formerly = sql`select ${alias} from ${cityAliases} where ${dataset} = ${datasetId} and ${citySlug} = ${slug}`;
  return inArray(submissions.citySlug, sql`(select ${slug} union all ${formerly})`);
}

/** The slugs, other than the present ones, under which pay for a role in a city is stored. */
export async function formerSlugs(
  db: Reader,
  group: RoleInCity,
): Promise<{ role: string; city: string }[]> {
  const { roleSlug: role, citySlug: city } = submissions;
  const present = and(eq(role, group.role), eq(city, group.city));
  return db
    .select({ role, city })
    .from(submissions)
    .where(and(isStoredFor(group), present && not(present)))
    .groupBy(role, city);
}
