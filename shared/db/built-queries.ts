/** Written by `npm run queries` from `schema/queries`. Do not edit. */
import type * as access from "../../schema/queries/access.ts";
import type * as catalog from "../../schema/queries/catalog.ts";
import type * as crowd from "../../schema/queries/crowd.ts";
import type * as packed from "../../schema/queries/packed.ts";
import type * as reference from "../../schema/queries/reference.ts";
import type * as status from "../../schema/queries/status.ts";
import { builtQuery, placesOf, readBoolean, readBytes, valuesOf } from "./built-query.ts";

export const selectAccessToken = /* @__PURE__ */ builtQuery<typeof access.selectAccessToken>(
  "select \"oauth_grants\".\"id\", \"oauth_grants\".\"resource\", \"oauth_grants\".\"scopes\", \"oauth_grants\".\"revoked_at\", \"oauth_tokens\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"oauth_tokens\" inner join \"oauth_grants\" on \"oauth_grants\".\"id\" = \"oauth_tokens\".\"grant_id\" inner join \"users\" on \"users\".\"id\" = \"oauth_grants\".\"user_id\" where (\"oauth_tokens\".\"sha256\" = ? and \"oauth_tokens\".\"kind\" = ?)",
  (values) => [values.sha256, "access"],
  (row) => ({ id: row[0], resource: row[1], scopes: row[2], revokedAt: row[3], expiresAt: row[4], accountId: row[5], accountCreatedAt: row[6], tier: row[7], perMinuteOverride: row[8], perMonthOverride: row[9] }),
);

export const selectKey = /* @__PURE__ */ builtQuery<typeof access.selectKey>(
  "select \"api_keys\".\"id\", \"api_keys\".\"kind\", \"api_keys\".\"scopes\", \"api_keys\".\"revoked_at\", \"api_keys\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"api_keys\" inner join \"users\" on \"users\".\"id\" = \"api_keys\".\"user_id\" where \"api_keys\".\"sha256\" = ?",
  (values) => [values.sha256],
  (row) => ({ id: row[0], kind: row[1], scopes: row[2], revokedAt: row[3], expiresAt: row[4], accountId: row[5], accountCreatedAt: row[6], tier: row[7], perMinuteOverride: row[8], perMonthOverride: row[9] }),
);

export const selectToken = /* @__PURE__ */ builtQuery<typeof access.selectToken>(
  "select \"pipeline_tokens\".\"id\", \"pipeline_tokens\".\"access\", \"pipeline_tokens\".\"revoked_at\", \"pipeline_tokens\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"pipeline_tokens\" inner join \"users\" on \"users\".\"id\" = \"pipeline_tokens\".\"user_id\" where \"pipeline_tokens\".\"sha256\" = ?",
  (values) => [values.sha256],
  (row) => ({ id: row[0], access: row[1], revokedAt: row[2], expiresAt: row[3], accountId: row[4], accountCreatedAt: row[5], tier: row[6], perMinuteOverride: row[7], perMonthOverride: row[8] }),
);

export const selectWhitelabelKey = /* @__PURE__ */ builtQuery<typeof access.selectWhitelabelKey>(
  "select \"api_keys\".\"id\", \"api_keys\".\"revoked_at\", \"api_keys\".\"expires_at\", \"api_keys\".\"last_used_on\", \"users\".\"tier\" from \"api_keys\" inner join \"users\" on \"users\".\"id\" = \"api_keys\".\"user_id\" where (\"api_keys\".\"sha256\" = ? and \"api_keys\".\"kind\" = ?)",
  (values) => [values.sha256, "whitelabel"],
  (row) => ({ id: row[0], revokedAt: row[1], expiresAt: row[2], lastUsedOn: row[3], tier: row[4] }),
);

export const updateLastUse = /* @__PURE__ */ builtQuery<typeof access.updateLastUse>(
  "update \"api_keys\" set \"last_used_on\" = ? where (\"api_keys\".\"id\" = ? and (\"api_keys\".\"last_used_on\" is null or \"api_keys\".\"last_used_on\" < ?))",
  (values) => [values.today, values.id, values.today],
  () => ({  }),
);

export const selectAreaRows = /* @__PURE__ */ builtQuery<typeof catalog.selectAreaRows>(
  "select \"dataset_id\", \"code\", \"title\", \"type\", \"state\", \"population\" from \"areas\" where \"areas\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], code: row[1], title: row[2], type: row[3], state: row[4], population: row[5] }),
);

export const selectCityAliasRows = /* @__PURE__ */ builtQuery<typeof catalog.selectCityAliasRows>(
  "select \"dataset_id\", \"alias\", \"city_slug\", \"reason\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], alias: row[1], citySlug: row[2], reason: row[3] }),
);

export const selectCityRows = /* @__PURE__ */ builtQuery<typeof catalog.selectCityRows>(
  "select \"dataset_id\", \"slug\", \"long_slug\", \"name\", \"state\", \"population\", \"latitude\", \"longitude\", \"time_zone\", \"cbsa_code\", \"parity_area_code\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], slug: row[1], longSlug: row[2], name: row[3], state: row[4], population: row[5], latitude: row[6], longitude: row[7], timeZone: row[8], cbsaCode: row[9], parityAreaCode: row[10] }),
);

export const selectCompanies = /* @__PURE__ */ builtQuery<typeof catalog.selectCompanies>(
  "select \"dataset_id\", \"slug\", \"name\", \"employers\", \"filings\", \"filed_wages\", \"filed_p10\", \"filed_p25\", \"filed_median\", \"filed_p75\", \"filed_p90\", \"aliases\" from \"companies\" where \"companies\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], slug: row[1], name: row[2], employers: row[3], filings: row[4], filedWages: row[5], filedP10: row[6], filedP25: row[7], filedMedian: row[8], filedP75: row[9], filedP90: row[10], aliases: row[11] }),
);

export const selectCompany = /* @__PURE__ */ builtQuery<typeof catalog.selectCompany>(
  "select \"dataset_id\", \"slug\", \"name\", \"employers\", \"filings\", \"filed_wages\", \"filed_p10\", \"filed_p25\", \"filed_median\", \"filed_p75\", \"filed_p90\", \"aliases\" from \"companies\" where (\"companies\".\"dataset_id\" = ? and \"companies\".\"slug\" = ?)",
  (values) => [values.datasetId, values.slug],
  (row) => ({ datasetId: row[0], slug: row[1], name: row[2], employers: row[3], filings: row[4], filedWages: row[5], filedP10: row[6], filedP25: row[7], filedMedian: row[8], filedP75: row[9], filedP90: row[10], aliases: row[11] }),
);

export const selectCompanyLevel = /* @__PURE__ */ builtQuery<typeof catalog.selectCompanyLevel>(
  "select \"dataset_id\", \"company_slug\", \"rank\", \"level\", \"title\", \"filings\", \"base\", \"reason\" from \"company_levels\" where (\"company_levels\".\"dataset_id\" = ? and \"company_levels\".\"company_slug\" = ? and \"company_levels\".\"rank\" = ?)",
  (values) => [values.datasetId, values.slug, values.rank],
  (row) => ({ datasetId: row[0], companySlug: row[1], rank: row[2], level: row[3], title: row[4], filings: row[5], base: row[6], reason: row[7] }),
);

export const selectCompanyLevels = /* @__PURE__ */ builtQuery<typeof catalog.selectCompanyLevels>(
  "select \"dataset_id\", \"company_slug\", \"rank\", \"level\", \"title\", \"filings\", \"base\", \"reason\" from \"company_levels\" where \"company_levels\".\"dataset_id\" = ? order by \"company_levels\".\"company_slug\" asc, \"company_levels\".\"rank\" asc",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], companySlug: row[1], rank: row[2], level: row[3], title: row[4], filings: row[5], base: row[6], reason: row[7] }),
);

export const selectMajorGroups = /* @__PURE__ */ builtQuery<typeof catalog.selectMajorGroups>(
  "select \"code\", \"title\" from \"soc_groups\" where (\"soc_groups\".\"dataset_id\" = ? and \"soc_groups\".\"level\" = ?)",
  (values) => [values.datasetId, "major"],
  (row) => ({ code: row[0], title: row[1] }),
);

export const selectMatchedAliases = /* @__PURE__ */ builtQuery<typeof catalog.selectMatchedAliases>(
  "select \"alias\", \"city_slug\", \"reason\" from \"city_aliases\" where (\"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"reason\" in (?, ?, ?, ?, ?))",
  (values) => [values.datasetId, "an abbreviation of it", "everyday words for it", "the same job, in the catalog under this name only", "the same city in other words", "a part of it"],
  (row) => ({ alias: row[0], slug: row[1], reason: row[2] }),
);

export const selectMatchedCities = /* @__PURE__ */ builtQuery<typeof catalog.selectMatchedCities>(
  "select \"slug\", \"name\", \"state\", \"population\", \"cbsa_code\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], name: row[1], state: row[2], population: row[3], cbsaCode: row[4] }),
);

export const selectParityRows = /* @__PURE__ */ builtQuery<typeof catalog.selectParityRows>(
  "select \"dataset_id\", \"area_code\", \"year\", \"rpp\" from \"price_parities\" where \"price_parities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], areaCode: row[1], year: row[2], rpp: row[3] }),
);

export const selectContributor = /* @__PURE__ */ builtQuery<typeof crowd.selectContributor>(
  (values) => "select \"account\" from \"contributors\" where \"contributors\".\"account\" in (" + placesOf(values.accounts) + ")",
  (values) => [...valuesOf(values.accounts)],
  (row) => ({ account: row[0] }),
);

export const selectReleased = /* @__PURE__ */ builtQuery<typeof crowd.selectReleased>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedIn = /* @__PURE__ */ builtQuery<typeof crowd.selectReleasedIn>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"city_slug\" in (select ? union all select \"city_aliases\".\"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"city_slug\" = ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.city, values.datasetId, values.city, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedInUpTo = /* @__PURE__ */ builtQuery<typeof crowd.selectReleasedInUpTo>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and (\"submissions\".\"city_slug\" in (select ? union all select \"city_aliases\".\"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"city_slug\" = ?) and \"submissions\".\"batch\" <= ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.city, values.datasetId, values.city, values.upTo, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedUpTo = /* @__PURE__ */ builtQuery<typeof crowd.selectReleasedUpTo>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"batch\" <= ? and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.upTo, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectCities = /* @__PURE__ */ builtQuery<typeof packed.selectCities>(
  "select \"body\", \"checksum\" from \"packed_cities\" where (\"packed_cities\".\"dataset_id\" = ? and \"packed_cities\".\"format\" = ?)",
  (values) => [values.datasetId, values.format],
  (row) => ({ body: readBytes(row[0]), checksum: row[1] }),
);

export const selectOccupation = /* @__PURE__ */ builtQuery<typeof packed.selectOccupation>(
  "select \"roles\".\"soc_code\", \"packed_occupations\".\"body\", \"packed_occupations\".\"checksum\", \"roles\".\"slug\", \"roles\".\"title\", \"roles\".\"specialized\", \"roles\".\"ai\", \"roles\".\"filings\", \"roles\".\"onet_soc\", case when \"packed_occupations\".\"separate_titles\" > 0 then (select json_group_array(json_array(\"title_statistics\".\"source_id\", \"title_statistics\".\"count\", \"title_statistics\".\"groups\", \"title_statistics\".\"median\", \"title_statistics\".\"p10\", \"title_statistics\".\"p90\", \"title_statistics\".\"log_sd\", \"title_statistics\".\"occupation_groups\", \"title_statistics\".\"occupation_median\", \"title_statistics\".\"contradicts\")) from \"title_statistics\" where \"title_statistics\".\"dataset_id\" = \"roles\".\"dataset_id\" and \"title_statistics\".\"role_slug\" = \"roles\".\"slug\") end from \"roles\" left join \"packed_occupations\" on (\"packed_occupations\".\"dataset_id\" = \"roles\".\"dataset_id\" and \"packed_occupations\".\"format\" = ? and \"packed_occupations\".\"soc_code\" = \"roles\".\"soc_code\") where (\"roles\".\"dataset_id\" = ? and \"roles\".\"slug\" = coalesce(((select \"role_slug\" from \"role_aliases\" where (\"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"alias\" = ?))), ?))",
  (values) => [values.format, values.datasetId, values.datasetId, values.slug, values.slug],
  (row) => ({ socCode: row[0], body: readBytes(row[1]), checksum: row[2], slug: row[3], title: row[4], specialized: readBoolean(row[5]), ai: readBoolean(row[6]), filings: row[7], onetSoc: row[8], statistics: row[9] }),
);

export const selectOccupations = /* @__PURE__ */ builtQuery<typeof packed.selectOccupations>(
  (values) => "select \"roles\".\"soc_code\", \"packed_occupations\".\"body\", \"packed_occupations\".\"checksum\", \"roles\".\"slug\", \"roles\".\"title\", \"roles\".\"specialized\", \"roles\".\"ai\", \"roles\".\"filings\", \"roles\".\"onet_soc\", case when \"packed_occupations\".\"separate_titles\" > 0 then (select json_group_array(json_array(\"title_statistics\".\"source_id\", \"title_statistics\".\"count\", \"title_statistics\".\"groups\", \"title_statistics\".\"median\", \"title_statistics\".\"p10\", \"title_statistics\".\"p90\", \"title_statistics\".\"log_sd\", \"title_statistics\".\"occupation_groups\", \"title_statistics\".\"occupation_median\", \"title_statistics\".\"contradicts\")) from \"title_statistics\" where \"title_statistics\".\"dataset_id\" = \"roles\".\"dataset_id\" and \"title_statistics\".\"role_slug\" = \"roles\".\"slug\") end from \"roles\" left join \"packed_occupations\" on (\"packed_occupations\".\"dataset_id\" = \"roles\".\"dataset_id\" and \"packed_occupations\".\"format\" = " + "?" + " and \"packed_occupations\".\"soc_code\" = \"roles\".\"soc_code\") where (\"roles\".\"dataset_id\" = " + "?" + " and \"roles\".\"slug\" in (" + placesOf(values.slugs) + "))",
  (values) => [values.format, values.datasetId, ...valuesOf(values.slugs)],
  (row) => ({ socCode: row[0], body: readBytes(row[1]), checksum: row[2], slug: row[3], title: row[4], specialized: readBoolean(row[5]), ai: readBoolean(row[6]), filings: row[7], onetSoc: row[8], statistics: row[9] }),
);

export const selectRoleParts = /* @__PURE__ */ builtQuery<typeof packed.selectRoleParts>(
  "select \"body\", \"checksum\" from \"packed_parts\" where (\"packed_parts\".\"dataset_id\" = ? and \"packed_parts\".\"format\" = ? and \"packed_parts\".\"name\" = ? and \"packed_parts\".\"part\" >= ?) order by \"packed_parts\".\"part\" asc limit ?",
  (values) => [values.datasetId, values.format, "roles", values.from, values.limit],
  (row) => ({ body: readBytes(row[0]), checksum: row[1] }),
);

export const selectWholeVersion = /* @__PURE__ */ builtQuery<typeof packed.selectWholeVersion>(
  "select \"datasets\".\"id\" from \"datasets\" inner join \"packed_cities\" on (\"packed_cities\".\"dataset_id\" = \"datasets\".\"id\" and \"packed_cities\".\"format\" = ?) where (\"datasets\".\"id\" = ? and \"datasets\".\"version\" = ? and \"datasets\".\"state\" = ?)",
  (values) => [values.format, values.datasetId, values.version, "ready"],
  (row) => ({ id: row[0] }),
);

export const selectCityAliases = /* @__PURE__ */ builtQuery<typeof reference.selectCityAliases>(
  "select \"city_slug\", \"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], alias: row[1] }),
);

export const selectCityNames = /* @__PURE__ */ builtQuery<typeof reference.selectCityNames>(
  "select \"slug\", \"long_slug\", \"population\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], longSlug: row[1], population: row[2] }),
);

export const selectDatasetAt = /* @__PURE__ */ builtQuery<typeof reference.selectDatasetAt>(
  "select \"datasets\".\"id\", \"datasets\".\"version\", \"datasets\".\"method_parameters\", \"packed_parts\".\"body\", \"packed_parts\".\"checksum\" from \"datasets\" left join \"packed_parts\" on (\"packed_parts\".\"dataset_id\" = \"datasets\".\"id\" and \"packed_parts\".\"format\" = ? and \"packed_parts\".\"name\" = ? and \"packed_parts\".\"part\" = ?) where \"datasets\".\"id\" = (select \"datasets\".\"id\" from \"datasets\" where \"datasets\".\"version\" = ? and \"datasets\".\"state\" = 'ready')",
  (values) => [values.format, "dataset", 0, values.version],
  (row) => ({ id: row[0], version: row[1], methodParameters: row[2], body: readBytes(row[3]), checksum: row[4] }),
);

export const selectLiveDataset = /* @__PURE__ */ builtQuery<typeof reference.selectLiveDataset>(
  "select \"datasets\".\"id\", \"datasets\".\"version\", \"datasets\".\"method_parameters\", \"packed_parts\".\"body\", \"packed_parts\".\"checksum\" from \"datasets\" left join \"packed_parts\" on (\"packed_parts\".\"dataset_id\" = \"datasets\".\"id\" and \"packed_parts\".\"format\" = ? and \"packed_parts\".\"name\" = ? and \"packed_parts\".\"part\" = ?) where \"datasets\".\"id\" = (select \"live_dataset\".\"dataset_id\" from \"live_dataset\")",
  (values) => [values.format, "dataset", 0],
  (row) => ({ id: row[0], version: row[1], methodParameters: row[2], body: readBytes(row[3]), checksum: row[4] }),
);

export const selectLiveVersion = /* @__PURE__ */ builtQuery<typeof reference.selectLiveVersion>(
  "select \"datasets\".\"version\" from \"live_dataset\" inner join \"datasets\" on \"datasets\".\"id\" = \"live_dataset\".\"dataset_id\"",
  () => [],
  (row) => ({ version: row[0] }),
);

export const selectOccupationRow = /* @__PURE__ */ builtQuery<typeof reference.selectOccupationRow>(
  "select \"dataset_id\", \"soc_code\", \"title\", \"filings\", \"filed_wage_count\", \"filed_wage_median\" from \"occupations\" where (\"occupations\".\"dataset_id\" = ? and \"occupations\".\"soc_code\" = ?)",
  (values) => [values.datasetId, values.socCode],
  (row) => ({ datasetId: row[0], socCode: row[1], title: row[2], filings: row[3], filedWageCount: row[4], filedWageMedian: row[5] }),
);

export const selectOnetRelation = /* @__PURE__ */ builtQuery<typeof reference.selectOnetRelation>(
  "select \"onet_relations\".\"onet_soc\", \"onet_relations\".\"related_onet_soc\", \"onet_occupations\".\"title\", \"onet_relations\".\"related_code\", \"onet_occupations\".\"role_slug\", \"onet_relations\".\"tier\", \"onet_relations\".\"rank\", \"onet_relations\".\"job_zone\", \"onet_relations\".\"related_job_zone\", \"licensed_occupations\".\"license\", \"onet_relations\".\"shared\", \"onet_relations\".\"either\" from \"onet_relations\" inner join \"onet_occupations\" on (\"onet_occupations\".\"dataset_id\" = \"onet_relations\".\"dataset_id\" and \"onet_occupations\".\"onet_soc\" = \"onet_relations\".\"related_onet_soc\") left join \"licensed_occupations\" on (\"licensed_occupations\".\"dataset_id\" = ? and \"licensed_occupations\".\"soc_code\" = \"onet_relations\".\"related_code\") where (\"onet_relations\".\"dataset_id\" = ? and \"onet_relations\".\"onet_soc\" = ? and \"onet_relations\".\"related_onet_soc\" = ?)",
  (values) => [values.datasetId, values.datasetId, values.onetSoc, values.relatedOnetSoc],
  (row) => ({ onetSoc: row[0], relatedOnetSoc: row[1], relatedTitle: row[2], relatedCode: row[3], roleSlug: row[4], tier: row[5], rank: row[6], jobZone: row[7], relatedJobZone: row[8], license: row[9], shared: row[10], either: row[11] }),
);

export const selectOnetRelations = /* @__PURE__ */ builtQuery<typeof reference.selectOnetRelations>(
  "select \"onet_relations\".\"onet_soc\", \"onet_relations\".\"related_onet_soc\", \"onet_occupations\".\"title\", \"onet_relations\".\"related_code\", \"onet_occupations\".\"role_slug\", \"onet_relations\".\"tier\", \"onet_relations\".\"rank\", \"onet_relations\".\"job_zone\", \"onet_relations\".\"related_job_zone\", \"licensed_occupations\".\"license\", \"onet_relations\".\"shared\", \"onet_relations\".\"either\" from \"onet_relations\" inner join \"onet_occupations\" on (\"onet_occupations\".\"dataset_id\" = \"onet_relations\".\"dataset_id\" and \"onet_occupations\".\"onet_soc\" = \"onet_relations\".\"related_onet_soc\") left join \"licensed_occupations\" on (\"licensed_occupations\".\"dataset_id\" = ? and \"licensed_occupations\".\"soc_code\" = \"onet_relations\".\"related_code\") where (\"onet_relations\".\"dataset_id\" = ? and \"onet_relations\".\"soc_code\" = ?) order by \"onet_relations\".\"rank\" asc, \"onet_relations\".\"onet_soc\" asc",
  (values) => [values.datasetId, values.datasetId, values.socCode],
  (row) => ({ onetSoc: row[0], relatedOnetSoc: row[1], relatedTitle: row[2], relatedCode: row[3], roleSlug: row[4], tier: row[5], rank: row[6], jobZone: row[7], relatedJobZone: row[8], license: row[9], shared: row[10], either: row[11] }),
);

export const selectProjection = /* @__PURE__ */ builtQuery<typeof reference.selectProjection>(
  "select \"dataset_id\", \"soc_code\", \"employment_2024\", \"employment_2034\", \"change_pct\", \"annual_openings\", \"slower\", \"others\" from \"employment_projections\" where (\"employment_projections\".\"dataset_id\" = ? and \"employment_projections\".\"soc_code\" = ?)",
  (values) => [values.datasetId, values.socCode],
  (row) => ({ datasetId: row[0], socCode: row[1], employment2024: row[2], employment2034: row[3], changePct: row[4], annualOpenings: row[5], slower: row[6], others: row[7] }),
);

export const selectStates = /* @__PURE__ */ builtQuery<typeof reference.selectStates>(
  "select \"code\", \"title\" from \"areas\" where (\"areas\".\"dataset_id\" = ? and \"areas\".\"type\" = ?)",
  (values) => [values.datasetId, "state"],
  (row) => ({ code: row[0], title: row[1] }),
);

export const selectTaxLocalities = /* @__PURE__ */ builtQuery<typeof reference.selectTaxLocalities>(
  "select \"dataset_id\", \"city_slug\", \"locality\" from \"tax_localities\" where \"tax_localities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], citySlug: row[1], locality: row[2] }),
);

export const selectTaxParameters = /* @__PURE__ */ builtQuery<typeof reference.selectTaxParameters>(
  "select \"dataset_id\", \"jurisdiction\", \"name\", \"filing_status\", \"value\", \"effective_from\", \"carried\", \"source_id\", \"source_file\" from \"tax_parameters\" where \"tax_parameters\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], jurisdiction: row[1], name: row[2], filingStatus: row[3], value: row[4], effectiveFrom: row[5], carried: readBoolean(row[6]), sourceId: row[7], sourceFile: row[8] }),
);

export const selectTaxRates = /* @__PURE__ */ builtQuery<typeof reference.selectTaxRates>(
  "select \"dataset_id\", \"jurisdiction\", \"kind\", \"filing_status\", \"lower_bound\", \"rate\", \"threshold_from\", \"rate_from\", \"carried\", \"source_id\", \"source_file\" from \"tax_rates\" where \"tax_rates\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], jurisdiction: row[1], kind: row[2], filingStatus: row[3], lowerBound: row[4], rate: row[5], thresholdFrom: row[6], rateFrom: row[7], carried: readBoolean(row[8]), sourceId: row[9], sourceFile: row[10] }),
);

export const selectBacklog = /* @__PURE__ */ builtQuery<typeof status.selectBacklog>(
  "select count(*), min(\"sweep_at\") from (select \"sweep_at\" from \"webhook_deliveries\" where (\"webhook_deliveries\".\"sweep_at\" is not null and \"webhook_deliveries\".\"sweep_at\" < ?) order by \"webhook_deliveries\".\"sweep_at\" limit ?) \"overdue\"",
  (values) => [values.before, values.limit],
  (row) => ({ deliveries: row[0], since: row[1] }),
);

export const selectLatestDelivery = /* @__PURE__ */ builtQuery<typeof status.selectLatestDelivery>(
  "select \"created_at\", \"status\" from \"webhook_deliveries\" order by \"webhook_deliveries\".\"created_at\" desc limit ?",
  () => [1],
  (row) => ({ createdAt: row[0], status: row[1] }),
);

export const selectUnfinishedMoves = /* @__PURE__ */ builtQuery<typeof status.selectUnfinishedMoves>(
  "select count(*), min(\"started_at\") from \"account_moves\" where \"account_moves\".\"state\" = 'copying'",
  () => [],
  (row) => ({ moves: row[0], since: row[1] }),
);
