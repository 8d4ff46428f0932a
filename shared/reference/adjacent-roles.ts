import { and, asc, desc, eq, like, ne, sql } from "drizzle-orm";
import { relatedOccupations } from "../../schema/outlook.ts";
import { roles } from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";
import type { AdjacentRole } from "./records.ts";

/** More than the longest list that can be requested. */
const maxPerGroup = 60;

/**
 * Reads the roles of adjacent occupations in one round trip: those that O*NET
 * lists as related, then those of the same minor group, of the same major group,
 * and of the occupation itself. Within an occupation the most sought titles come first.
 */
export async function readAdjacentRoles(
  db: Database,
  datasetId: number,
  socCode: string,
): Promise<AdjacentRole[]> {
  const prominence = [
    desc(sql`${roles.reason} like 'wanted%'`),
    desc(roles.filings),
    asc(sql`length(${roles.slug})`),
    asc(roles.slug),
  ];
  const inGroup = (prefix: string) =>
    and(
      eq(roles.datasetId, datasetId),
      like(roles.socCode, `${prefix}%`),
      ne(roles.socCode, socCode),
    );
  const columns = { slug: roles.slug, socCode: roles.socCode };
  const [related, minor, major, own] = await db.batch([
    db
      .select({
        ...columns,
        rank: relatedOccupations.rank,
        shared: relatedOccupations.shared,
        either: relatedOccupations.either,
      })
      .from(relatedOccupations)
      .innerJoin(
        roles,
        and(
          eq(roles.datasetId, relatedOccupations.datasetId),
          eq(roles.socCode, relatedOccupations.relatedCode),
        ),
      )
      .where(
        and(eq(relatedOccupations.datasetId, datasetId), eq(relatedOccupations.socCode, socCode)),
      )
      .orderBy(asc(relatedOccupations.rank), asc(roles.socCode), ...prominence),
    db
      .select(columns)
      .from(roles)
      .where(inGroup(socCode.slice(0, 4)))
      .orderBy(...prominence)
      .limit(maxPerGroup),
    db
      .select(columns)
      .from(roles)
      .where(inGroup(socCode.slice(0, 3)))
      .orderBy(...prominence)
      .limit(maxPerGroup),
    db
      .select(columns)
      .from(roles)
      .where(and(eq(roles.datasetId, datasetId), eq(roles.socCode, socCode)))
      .orderBy(...prominence)
      .limit(maxPerGroup),
  ]);
  const unrelated =
    (relation: AdjacentRole["relation"]) => (row: { slug: string; socCode: string }) => ({
      ...row,
      relation,
      rank: null,
      shared: null,
      either: null,
    });
  return [
    ...related.map((row) => ({ ...row, relation: "related" as const })),
    ...minor.map(unrelated("minor_group")),
    ...major.map(unrelated("major_group")),
    ...own.map(unrelated("same_occupation")),
  ];
}
