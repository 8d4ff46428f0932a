/** The packed rows of a dataset version. */
import type { packedCities, packedOccupations } from "#schema/packed.ts";
import type { roles } from "#schema/reference.ts";
import { query } from "#shared/db/query.ts";
import { liveId, slugOfRole, socCodeOfLiveRole } from "../live-role.ts";

interface OfFormat {
  format: number;
}
interface OfDataset {
  datasetId: number;
}
interface OfRole {
  slug: string;
}

type Role = typeof roles.$inferSelect;
type Packed = Pick<typeof packedCities.$inferSelect, "body" | "checksum">;

interface OccupationRow
  extends Pick<Role, "socCode" | "slug" | "title" | "specialized" | "ai" | "namesOccupation">,
    Pick<Role, "filings" | "onetSoc"> {
  /** Null, as is the checksum, if the occupation is not packed. */
  body: (typeof packedOccupations.$inferSelect)["body"] | null;
  checksum: string | null;
  /** Tuples as JSON; null if the body has the title. */
  statistics: string | null;
}

/** With a title's own data, read of those that their occupation's body does not have. */
const selectRole = `select r.soc_code, p.body, p.checksum,
    r.slug, r.title, r.specialized, r.ai, r.names_occupation, r.filings, r.onet_soc,
    case when p.separate_titles > 0 then (
      select json_group_array(json_array(source_id, count, groups, median, p10, p90, log_sd, occupation_groups,
        occupation_median, adjusted_log_ratio, adjusted_groups, contradicts))
      from title_statistics s where s.dataset_id = r.dataset_id and s.role_slug = r.slug
    ) end as statistics
  from roles r
  left join packed_occupations p on p.dataset_id = r.dataset_id and p.format = :format and p.soc_code = r.soc_code`;

const booleans = ["specialized", "ai", "namesOccupation"] as const;

/**
 * A role, by its slug or an alias, and its occupation. No row if there is no such role; null
 * instead of a body if its occupation is not packed.
 */
export function selectOccupation({ datasetId, format, slug }: OfFormat & OfDataset & OfRole) {
  return query<OccupationRow>(
    `${selectRole} where r.dataset_id = :datasetId and r.slug = ${slugOfRole(":datasetId")}`,
    { datasetId, format, slug },
    booleans,
  );
}

/** The same of the live version. */
export function selectLiveOccupation({ format, slug }: OfFormat & OfRole) {
  return query<OccupationRow>(
    `${selectRole} where r.dataset_id = ${liveId} and r.slug = ${slugOfRole(liveId)}`,
    { format, slug },
    booleans,
  );
}

/** Selects the occupations of a list of slugs, which are no aliases. */
export function selectOccupations({
  datasetId,
  format,
  slugs,
}: OfFormat & OfDataset & { slugs: readonly string[] }) {
  return query<OccupationRow>(
    `${selectRole} where r.dataset_id = :datasetId and r.slug in (:slugs)`,
    { datasetId, format, slugs },
    booleans,
  );
}

/** Three are shown, and some of the closest cannot be reached by changing jobs. */
const relatedCount = 10;

/**
 * The occupations of the roles that stand for those which O*NET relates most closely to a role's own: among
 * these are the few that are shown next to it.
 */
export function selectRelatedOccupations({ format, slug }: OfFormat & OfRole) {
  return query<OccupationRow>(
    `${selectRole} where r.dataset_id = ${liveId} and r.slug in (
      select o.role_slug from onet_relations n
      join onet_occupations o on o.dataset_id = n.dataset_id and o.onet_soc = n.related_onet_soc
      where n.dataset_id = ${liveId} and n.soc_code = ${socCodeOfLiveRole} and o.role_slug is not null
      group by o.role_slug order by min(n.rank) limit ${relatedCount}
    )`,
    { format, slug },
    booleans,
  );
}

export function selectCities({ datasetId, format }: OfFormat & OfDataset) {
  return query<Packed>(
    "select body, checksum from packed_cities where dataset_id = :datasetId and format = :format",
    { datasetId, format },
  );
}

/** The same of the live version. */
export function selectLiveCities({ format }: OfFormat) {
  return query<Packed>(
    `select body, checksum from packed_cities where dataset_id = ${liveId} and format = :format`,
    { format },
  );
}

/** The roles' parts from a part on. */
export function selectRoleParts({
  datasetId,
  format,
  from,
  limit,
}: OfFormat & OfDataset & { from: number; limit: number }) {
  return query<Packed>(
    `select body, checksum from packed_parts
    where dataset_id = :datasetId and format = :format and name = 'roles' and part >= :from
    order by part limit :limit`,
    { datasetId, format, from, limit },
  );
}
