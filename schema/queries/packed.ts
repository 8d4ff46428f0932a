/** The packed rows of a dataset version. */
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { listOf, type PartOf, type Value } from "../../shared/db/prepare.ts";
import { statement } from "../../shared/db/transaction.ts";
import { packedCities, packedOccupations, packedParts } from "../packed.ts";
import { datasets, roleAliases, roles, titleStatistics } from "../reference.ts";

/** A row if a version is there whole: its cities are packed last. */
export function selectWholeVersion(value: Value<"datasetId" | "version" | "format">) {
  return statement
    .select({ id: datasets.id })
    .from(datasets)
    .innerJoin(
      packedCities,
      and(eq(packedCities.datasetId, datasets.id), eq(packedCities.format, value("format"))),
    )
    .where(
      and(
        eq(datasets.id, value("datasetId")),
        eq(datasets.version, value("version")),
        eq(datasets.state, "ready"),
      ),
    );
}

/** A title's own data, read of those that their occupation's body does not have. */
function titleColumns() {
  const s = titleStatistics;
  const { slug, title, specialized, ai, filings, onetSoc } = roles;
  const tuple = sql`json_array(${s.sourceId}, ${s.count}, ${s.groups}, ${s.median}, ${s.p10}, ${s.p90}, ${s.logSd}, ${s.occupationGroups}, ${s.occupationMedian}, ${s.contradicts})`;
  const all = sql`(select json_group_array(${tuple}) from ${s} where ${s.datasetId} = ${roles.datasetId} and ${s.roleSlug} = ${roles.slug})`;
  return {
    ...{ slug, title, specialized, ai, filings, onetSoc },
    /** Tuples as JSON; null if the body has the title. */
    statistics: sql<
      string | null
    >`case when ${packedOccupations.separateTitles} > 0 then ${all} end`,
  };
}

function selectRole(value: PartOf<"format">) {
  return statement
    .select({
      socCode: roles.socCode,
      body: packedOccupations.body,
      checksum: packedOccupations.checksum,
      ...titleColumns(),
    })
    .from(roles)
    .leftJoin(
      packedOccupations,
      and(
        eq(packedOccupations.datasetId, roles.datasetId),
        eq(packedOccupations.format, value("format")),
        eq(packedOccupations.socCode, roles.socCode),
      ),
    )
    .$dynamic();
}

/**
 * A role, by its slug or an alias, and its occupation. No row if there is no such role; null
 * instead of a body if its occupation is not packed.
 */
export function selectOccupation(value: Value<"datasetId" | "format" | "slug">) {
  const aliased = statement
    .select({ slug: roleAliases.roleSlug })
    .from(roleAliases)
    .where(
      and(eq(roleAliases.datasetId, value("datasetId")), eq(roleAliases.alias, value("slug"))),
    );
  return selectRole(value).where(
    and(
      eq(roles.datasetId, value("datasetId")),
      eq(roles.slug, sql`coalesce((${aliased}), ${value("slug")})`),
    ),
  );
}

/** The same for a list of slugs, which are no aliases. */
export function selectOccupations(value: Value<"datasetId" | "format" | "slugs">) {
  return selectRole(value).where(
    and(eq(roles.datasetId, value("datasetId")), inArray(roles.slug, listOf(value("slugs")))),
  );
}

export function selectCities(value: Value<"datasetId" | "format">) {
  return statement
    .select({ body: packedCities.body, checksum: packedCities.checksum })
    .from(packedCities)
    .where(
      and(eq(packedCities.datasetId, value("datasetId")), eq(packedCities.format, value("format"))),
    );
}

/** The roles' parts from a part on. */
export function selectRoleParts(value: Value<"datasetId" | "format" | "from" | "limit">) {
  const { part, body, checksum } = packedParts;
  return statement
    .select({ body, checksum })
    .from(packedParts)
    .where(
      and(
        eq(packedParts.datasetId, value("datasetId")),
        eq(packedParts.format, value("format")),
        eq(packedParts.name, "roles"),
        gte(part, value("from")),
      ),
    )
    .orderBy(asc(part))
    .limit(value("limit"));
}
