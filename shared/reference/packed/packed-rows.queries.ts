/** The packed rows of a dataset version. */
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { onetRelations } from "#schema/outlook.ts";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import { onetOccupations, roles, titleStatistics } from "#schema/reference.ts";
import { type PartOf, placeOfList, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { liveId, slugOfRole, socCodeOfLiveRole } from "../live-role.ts";

/** A title's own data, read of those that their occupation's body does not have. */
function titleColumns() {
  const s = titleStatistics;
  const { slug, title, specialized, ai, namesOccupation, filings, onetSoc } = roles;
  const tuple = sql`json_array(${s.sourceId}, ${s.count}, ${s.groups}, ${s.median}, ${s.p10}, ${s.p90}, ${s.logSd}, ${s.occupationGroups}, ${s.occupationMedian}, ${s.adjustedLogRatio}, ${s.adjustedGroups}, ${s.contradicts})`;
  const all = sql`(select json_group_array(${tuple}) from ${s} where ${s.datasetId} = ${roles.datasetId} and ${s.roleSlug} = ${roles.slug})`;
  return {
    ...{ slug, title, specialized, ai, namesOccupation, filings, onetSoc },
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
  return selectOccupationOf(value, value("datasetId"));
}

/** The same of the live version. */
export function selectLiveOccupation(value: Value<"format" | "slug">) {
  return selectOccupationOf(value, liveId);
}

function selectOccupationOf(value: PartOf<"format" | "slug">, datasetId: Placeholder | SQL) {
  return selectRole(value).where(
    and(eq(roles.datasetId, datasetId), eq(roles.slug, slugOfRole(datasetId, value))),
  );
}

/** Selects the occupations of a list of slugs, which are no aliases. */
export function selectOccupations(value: Value<"datasetId" | "format" | "slugs">) {
  return selectRole(value).where(
    and(eq(roles.datasetId, value("datasetId")), inArray(roles.slug, placeOfList(value("slugs")))),
  );
}

/**
 * The occupations of the roles that stand for those which O*NET relates most closely to a role's own: among
 * these are the few that are shown next to it.
 */
export function selectRelatedOccupations(value: Value<"format" | "slug">) {
  const { rank } = onetRelations;
  const closest = statement
    .select({ slug: onetOccupations.roleSlug })
    .from(onetRelations)
    .innerJoin(
      onetOccupations,
      and(
        eq(onetOccupations.datasetId, onetRelations.datasetId),
        eq(onetOccupations.onetSoc, onetRelations.relatedOnetSoc),
      ),
    )
    .where(
      and(
        eq(onetRelations.datasetId, liveId),
        eq(onetRelations.socCode, socCodeOfLiveRole(value)),
        isNotNull(onetOccupations.roleSlug),
      ),
    )
    .groupBy(onetOccupations.roleSlug)
    .orderBy(asc(sql`min(${rank})`))
    .limit(relatedCount);
  return selectRole(value).where(and(eq(roles.datasetId, liveId), inArray(roles.slug, closest)));
}

/** Three are shown, and some of the closest cannot be reached by changing jobs. */
const relatedCount = 10;

export function selectCities(value: Value<"datasetId" | "format">) {
  return selectCitiesOf(value, value("datasetId"));
}

/** The same of the live version. */
export function selectLiveCities(value: Value<"format">) {
  return selectCitiesOf(value, liveId);
}

function selectCitiesOf(value: PartOf<"format">, datasetId: Placeholder | SQL) {
  return statement
    .select({ body: packedCities.body, checksum: packedCities.checksum })
    .from(packedCities)
    .where(and(eq(packedCities.datasetId, datasetId), eq(packedCities.format, value("format"))));
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
