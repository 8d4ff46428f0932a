/** The data of a dataset version that its packed rows do not have. */
import type { employmentProjections, licensedOccupations, onetRelations } from "#schema/outlook.ts";
import type { packedParts } from "#schema/packed.ts";
import type {
  areas,
  cities,
  datasets,
  occupations,
  onetOccupations,
  places,
} from "#schema/reference.ts";
import type { taxLocalities, taxParameters, taxRates } from "#schema/taxes.ts";
import type { wageLevels } from "#schema/wage-levels.ts";
import { query } from "../db/query.ts";
import { liveId, socCodeOfLiveRole } from "./live-role.ts";

interface OfDataset {
  datasetId: number;
}

interface OfOccupation extends OfDataset {
  socCode: string;
}

export function selectLiveVersion() {
  return query<{ version: string }>(
    "select d.version from live_dataset l join datasets d on d.id = l.dataset_id",
  );
}

interface DatasetRow
  extends Pick<typeof datasets.$inferSelect, "id" | "version" | "methodParameters"> {
  /** Null, as is the checksum, if it is not packed. */
  body: (typeof packedParts.$inferSelect)["body"] | null;
  checksum: string | null;
}

const selectDataset = `select d.id, d.version, d.method_parameters, p.body, p.checksum
  from datasets d
  left join packed_parts p on p.dataset_id = d.id and p.format = :format and p.name = 'dataset' and p.part = 0`;

export function selectLiveDataset({ format }: { format: number }) {
  return query<DatasetRow>(`${selectDataset} where d.id = ${liveId}`, { format });
}

export function selectDatasetAt({ format, version }: { format: number; version: string }) {
  return query<DatasetRow>(
    `${selectDataset} where d.id = (select id from datasets where version = :version and state = 'ready')`,
    { format, version },
  );
}

export function selectCityNames({ datasetId }: OfDataset) {
  return query<Pick<typeof cities.$inferSelect, "slug" | "longSlug" | "state" | "population">>(
    "select slug, long_slug, state, population from cities where dataset_id = :datasetId",
    { datasetId },
  );
}

export function selectCityAliases({ datasetId }: OfDataset) {
  return query<{ slug: string; alias: string }>(
    "select city_slug as slug, alias from city_aliases where dataset_id = :datasetId",
    { datasetId },
  );
}

export function selectPlaces({ datasetId, names }: OfDataset & { names: readonly string[] }) {
  return query<Omit<typeof places.$inferSelect, "datasetId">>(
    `select name, state, kind, title, population, city_slug, nearest_slug, nearest_miles, minimum_wage
    from places where dataset_id = :datasetId and name in (:names)`,
    { datasetId, names },
  );
}

export function selectStates({ datasetId }: OfDataset) {
  return query<Pick<typeof areas.$inferSelect, "code" | "title">>(
    "select code, title from areas where dataset_id = :datasetId and type = 'state'",
    { datasetId },
  );
}

export function selectTaxRates({ datasetId }: OfDataset) {
  return query<typeof taxRates.$inferSelect>(
    "select * from tax_rates where dataset_id = :datasetId",
    { datasetId },
    ["carried"],
  );
}

export function selectTaxParameters({ datasetId }: OfDataset) {
  return query<typeof taxParameters.$inferSelect>(
    "select * from tax_parameters where dataset_id = :datasetId",
    { datasetId },
    ["carried"],
  );
}

export function selectTaxLocalities({ datasetId }: OfDataset) {
  return query<typeof taxLocalities.$inferSelect>(
    "select * from tax_localities where dataset_id = :datasetId",
    { datasetId },
  );
}

type Relation = typeof onetRelations.$inferSelect;

interface RelationRow
  extends Pick<Relation, "onetSoc" | "relatedOnetSoc" | "relatedCode" | "tier" | "rank">,
    Pick<Relation, "jobZone" | "relatedJobZone" | "shared" | "either">,
    Pick<typeof onetOccupations.$inferSelect, "roleSlug"> {
  relatedTitle: string;
  license: (typeof licensedOccupations.$inferSelect)["license"] | null;
}

function selectRelations(datasetId: string, socCode: string): string {
  return `select n.onet_soc, n.related_onet_soc, o.title as related_title, n.related_code, o.role_slug, n.tier, n.rank,
    n.job_zone, n.related_job_zone, l.license, n.shared, n.either
  from onet_relations n
  join onet_occupations o on o.dataset_id = n.dataset_id and o.onet_soc = n.related_onet_soc
  left join licensed_occupations l on l.dataset_id = ${datasetId} and l.soc_code = n.related_code
  where n.dataset_id = ${datasetId} and n.soc_code = ${socCode}
  order by n.rank, n.onet_soc`;
}

export function selectOnetRelations({ datasetId, socCode }: OfOccupation) {
  return query<RelationRow>(selectRelations(":datasetId", ":socCode"), { datasetId, socCode });
}

/** The same of the live version, by a role of the occupation. */
export function selectOnetRelationsOfRole({ slug }: { slug: string }) {
  return query<RelationRow>(selectRelations(liveId, socCodeOfLiveRole), { slug });
}

export function selectJoinedGroups({ datasetId }: OfDataset) {
  return query<Pick<Relation, "onetSoc" | "socCode">>(
    `select distinct onet_soc, soc_code from onet_relations
    where dataset_id = :datasetId and substr(onet_soc, 1, 7) <> soc_code`,
    { datasetId },
  );
}

export function selectOccupationRow({ datasetId, socCode }: OfOccupation) {
  return query<typeof occupations.$inferSelect>(
    "select * from occupations where dataset_id = :datasetId and soc_code = :socCode",
    { datasetId, socCode },
    ["yearlyOnly"],
  );
}

export function selectWageLevels({ datasetId, socCode }: OfOccupation) {
  return query<typeof wageLevels.$inferSelect>(
    "select * from wage_levels where dataset_id = :datasetId and soc_code = :socCode",
    { datasetId, socCode },
  );
}

/** In the order of the levels. */
export function selectWageLevelAreas({ datasetId }: OfDataset) {
  return query<{ code: string; title: string }>(
    "select area_code as code, title from wage_level_areas where dataset_id = :datasetId order by area_code",
    { datasetId },
  );
}

export function selectProjection({ datasetId, socCode }: OfOccupation) {
  return query<typeof employmentProjections.$inferSelect>(
    "select * from employment_projections where dataset_id = :datasetId and soc_code = :socCode",
    { datasetId, socCode },
  );
}
