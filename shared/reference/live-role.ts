/** Parts of queries by which one round trip finds what otherwise takes several: rows of the live version's roles. */
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { liveDataset, roleAliases, roles } from "#schema/reference.ts";
import type { PartOf } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";

export const liveId = sql<number>`(select ${liveDataset.datasetId} from ${liveDataset})`;

/** The slug of a role that is named by its slug or an alias. */
export function slugOfRole(datasetId: Placeholder | SQL, value: PartOf<"slug">): SQL<string> {
  const aliased = statement
    .select({ slug: roleAliases.roleSlug })
    .from(roleAliases)
    .where(and(eq(roleAliases.datasetId, datasetId), eq(roleAliases.alias, value("slug"))));
  return sql`coalesce((${aliased}), ${value("slug")})`;
}

export function socCodeOfLiveRole(value: PartOf<"slug">): SQL<string> {
  const own = and(eq(roles.datasetId, liveId), eq(roles.slug, slugOfRole(liveId, value)));
  return sql`(${statement.select({ socCode: roles.socCode }).from(roles).where(own)})`;
}
