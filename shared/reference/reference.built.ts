/** Written by `npm run generate -- queries` from `reference.queries.ts`. Do not edit. */
import { builtQuery, placesOf, readBoolean, readBytes, valuesOf } from "#shared/db/built-query.ts";
import type * as queries from "./reference.queries.ts";

export const selectCityAliases = /* @__PURE__ */ builtQuery<typeof queries.selectCityAliases>(
  "select \"city_slug\", \"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], alias: row[1] }),
);

export const selectCityNames = /* @__PURE__ */ builtQuery<typeof queries.selectCityNames>(
  "select \"slug\", \"long_slug\", \"state\", \"population\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], longSlug: row[1], state: row[2], population: row[3] }),
);

export const selectDatasetAt = /* @__PURE__ */ builtQuery<typeof queries.selectDatasetAt>(
  "select \"datasets\".\"id\", \"datasets\".\"version\", \"datasets\".\"method_parameters\", \"packed_parts\".\"body\", \"packed_parts\".\"checksum\" from \"datasets\" left join \"packed_parts\" on (\"packed_parts\".\"dataset_id\" = \"datasets\".\"id\" and \"packed_parts\".\"format\" = ? and \"packed_parts\".\"name\" = ? and \"packed_parts\".\"part\" = ?) where \"datasets\".\"id\" = (select \"datasets\".\"id\" from \"datasets\" where \"datasets\".\"version\" = ? and \"datasets\".\"state\" = 'ready')",
  (values) => [values.format, "dataset", 0, values.version],
  (row) => ({ id: row[0], version: row[1], methodParameters: row[2], body: readBytes(row[3]), checksum: row[4] }),
);

export const selectJoinedGroups = /* @__PURE__ */ builtQuery<typeof queries.selectJoinedGroups>(
  "select distinct \"onet_soc\", \"soc_code\" from \"onet_relations\" where (\"onet_relations\".\"dataset_id\" = ? and substr(\"onet_relations\".\"onet_soc\", 1, 7) <> \"onet_relations\".\"soc_code\")",
  (values) => [values.datasetId],
  (row) => ({ onetSoc: row[0], socCode: row[1] }),
);

export const selectLiveDataset = /* @__PURE__ */ builtQuery<typeof queries.selectLiveDataset>(
  "select \"datasets\".\"id\", \"datasets\".\"version\", \"datasets\".\"method_parameters\", \"packed_parts\".\"body\", \"packed_parts\".\"checksum\" from \"datasets\" left join \"packed_parts\" on (\"packed_parts\".\"dataset_id\" = \"datasets\".\"id\" and \"packed_parts\".\"format\" = ? and \"packed_parts\".\"name\" = ? and \"packed_parts\".\"part\" = ?) where \"datasets\".\"id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\")",
  (values) => [values.format, "dataset", 0],
  (row) => ({ id: row[0], version: row[1], methodParameters: row[2], body: readBytes(row[3]), checksum: row[4] }),
);

export const selectLiveVersion = /* @__PURE__ */ builtQuery<typeof queries.selectLiveVersion>(
  "select \"datasets\".\"version\" from \"live_dataset\" inner join \"datasets\" on \"datasets\".\"id\" = \"live_dataset\".\"dataset_id\"",
  () => [],
  (row) => ({ version: row[0] }),
);

export const selectOccupationRow = /* @__PURE__ */ builtQuery<typeof queries.selectOccupationRow>(
  "select \"dataset_id\", \"soc_code\", \"title\", \"filings\", \"filed_wage_count\", \"filed_wage_median\", \"yearly_only\", \"tools\" from \"occupations\" where (\"occupations\".\"dataset_id\" = ? and \"occupations\".\"soc_code\" = ?)",
  (values) => [values.datasetId, values.socCode],
  (row) => ({ datasetId: row[0], socCode: row[1], title: row[2], filings: row[3], filedWageCount: row[4], filedWageMedian: row[5], yearlyOnly: readBoolean(row[6]), tools: row[7] }),
);

export const selectOnetRelations = /* @__PURE__ */ builtQuery<typeof queries.selectOnetRelations>(
  "select \"onet_relations\".\"onet_soc\", \"onet_relations\".\"related_onet_soc\", \"onet_occupations\".\"title\", \"onet_relations\".\"related_code\", \"onet_occupations\".\"role_slug\", \"onet_relations\".\"tier\", \"onet_relations\".\"rank\", \"onet_relations\".\"job_zone\", \"onet_relations\".\"related_job_zone\", \"licensed_occupations\".\"license\", \"onet_relations\".\"shared\", \"onet_relations\".\"either\" from \"onet_relations\" inner join \"onet_occupations\" on (\"onet_occupations\".\"dataset_id\" = \"onet_relations\".\"dataset_id\" and \"onet_occupations\".\"onet_soc\" = \"onet_relations\".\"related_onet_soc\") left join \"licensed_occupations\" on (\"licensed_occupations\".\"dataset_id\" = ? and \"licensed_occupations\".\"soc_code\" = \"onet_relations\".\"related_code\") where (\"onet_relations\".\"dataset_id\" = ? and \"onet_relations\".\"soc_code\" = ?) order by \"onet_relations\".\"rank\" asc, \"onet_relations\".\"onet_soc\" asc",
  (values) => [values.datasetId, values.datasetId, values.socCode],
  (row) => ({ onetSoc: row[0], relatedOnetSoc: row[1], relatedTitle: row[2], relatedCode: row[3], roleSlug: row[4], tier: row[5], rank: row[6], jobZone: row[7], relatedJobZone: row[8], license: row[9], shared: row[10], either: row[11] }),
);

export const selectOnetRelationsOfRole = /* @__PURE__ */ builtQuery<typeof queries.selectOnetRelationsOfRole>(
  "select \"onet_relations\".\"onet_soc\", \"onet_relations\".\"related_onet_soc\", \"onet_occupations\".\"title\", \"onet_relations\".\"related_code\", \"onet_occupations\".\"role_slug\", \"onet_relations\".\"tier\", \"onet_relations\".\"rank\", \"onet_relations\".\"job_zone\", \"onet_relations\".\"related_job_zone\", \"licensed_occupations\".\"license\", \"onet_relations\".\"shared\", \"onet_relations\".\"either\" from \"onet_relations\" inner join \"onet_occupations\" on (\"onet_occupations\".\"dataset_id\" = \"onet_relations\".\"dataset_id\" and \"onet_occupations\".\"onet_soc\" = \"onet_relations\".\"related_onet_soc\") left join \"licensed_occupations\" on (\"licensed_occupations\".\"dataset_id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\") and \"licensed_occupations\".\"soc_code\" = \"onet_relations\".\"related_code\") where (\"onet_relations\".\"dataset_id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\") and \"onet_relations\".\"soc_code\" = ((select \"soc_code\" from \"roles\" where (\"roles\".\"dataset_id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\") and \"roles\".\"slug\" = coalesce(((select \"role_slug\" from \"role_aliases\" where (\"role_aliases\".\"dataset_id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\") and \"role_aliases\".\"alias\" = ?))), ?))))) order by \"onet_relations\".\"rank\" asc, \"onet_relations\".\"onet_soc\" asc",
  (values) => [values.slug, values.slug],
  (row) => ({ onetSoc: row[0], relatedOnetSoc: row[1], relatedTitle: row[2], relatedCode: row[3], roleSlug: row[4], tier: row[5], rank: row[6], jobZone: row[7], relatedJobZone: row[8], license: row[9], shared: row[10], either: row[11] }),
);

export const selectPlaces = /* @__PURE__ */ builtQuery<typeof queries.selectPlaces>(
  (values) => "select \"name\", \"state\", \"kind\", \"title\", \"population\", \"city_slug\", \"nearest_slug\", \"nearest_miles\", \"minimum_wage\" from \"places\" where (\"places\".\"dataset_id\" = " + "?" + " and \"places\".\"name\" in (" + placesOf(values.names) + "))",
  (values) => [values.datasetId, ...valuesOf(values.names)],
  (row) => ({ name: row[0], state: row[1], kind: row[2], title: row[3], population: row[4], citySlug: row[5], nearestSlug: row[6], nearestMiles: row[7], minimumWage: row[8] }),
);

export const selectProjection = /* @__PURE__ */ builtQuery<typeof queries.selectProjection>(
  "select \"dataset_id\", \"soc_code\", \"employment_2024\", \"employment_2034\", \"change_pct\", \"annual_openings\", \"slower\", \"others\" from \"employment_projections\" where (\"employment_projections\".\"dataset_id\" = ? and \"employment_projections\".\"soc_code\" = ?)",
  (values) => [values.datasetId, values.socCode],
  (row) => ({ datasetId: row[0], socCode: row[1], employment2024: row[2], employment2034: row[3], changePct: row[4], annualOpenings: row[5], slower: row[6], others: row[7] }),
);

export const selectStates = /* @__PURE__ */ builtQuery<typeof queries.selectStates>(
  "select \"code\", \"title\" from \"areas\" where (\"areas\".\"dataset_id\" = ? and \"areas\".\"type\" = ?)",
  (values) => [values.datasetId, "state"],
  (row) => ({ code: row[0], title: row[1] }),
);

export const selectTaxLocalities = /* @__PURE__ */ builtQuery<typeof queries.selectTaxLocalities>(
  "select \"dataset_id\", \"city_slug\", \"locality\" from \"tax_localities\" where \"tax_localities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], citySlug: row[1], locality: row[2] }),
);

export const selectTaxParameters = /* @__PURE__ */ builtQuery<typeof queries.selectTaxParameters>(
  "select \"dataset_id\", \"jurisdiction\", \"name\", \"filing_status\", \"value\", \"effective_from\", \"carried\", \"source_id\", \"source_file\" from \"tax_parameters\" where \"tax_parameters\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], jurisdiction: row[1], name: row[2], filingStatus: row[3], value: row[4], effectiveFrom: row[5], carried: readBoolean(row[6]), sourceId: row[7], sourceFile: row[8] }),
);

export const selectTaxRates = /* @__PURE__ */ builtQuery<typeof queries.selectTaxRates>(
  "select \"dataset_id\", \"jurisdiction\", \"kind\", \"filing_status\", \"lower_bound\", \"rate\", \"threshold_from\", \"rate_from\", \"carried\", \"source_id\", \"source_file\" from \"tax_rates\" where \"tax_rates\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], jurisdiction: row[1], kind: row[2], filingStatus: row[3], lowerBound: row[4], rate: row[5], thresholdFrom: row[6], rateFrom: row[7], carried: readBoolean(row[8]), sourceId: row[9], sourceFile: row[10] }),
);

export const selectWageLevelAreas = /* @__PURE__ */ builtQuery<typeof queries.selectWageLevelAreas>(
  "select \"area_code\", \"title\" from \"wage_level_areas\" where \"wage_level_areas\".\"dataset_id\" = ? order by \"wage_level_areas\".\"area_code\" asc",
  (values) => [values.datasetId],
  (row) => ({ code: row[0], title: row[1] }),
);

export const selectWageLevels = /* @__PURE__ */ builtQuery<typeof queries.selectWageLevels>(
  "select \"dataset_id\", \"soc_code\", \"title\", \"wage_year\", \"unit\", \"levels\" from \"wage_levels\" where (\"wage_levels\".\"dataset_id\" = ? and \"wage_levels\".\"soc_code\" = ?)",
  (values) => [values.datasetId, values.socCode],
  (row) => ({ datasetId: row[0], socCode: row[1], title: row[2], wageYear: row[3], unit: row[4], levels: row[5] }),
);
