/** Written by `npm run generate -- queries` from `companies.queries.ts`. Do not edit. */
import { builtQuery } from "#shared/db/built-query.ts";
import type * as queries from "./companies.queries.ts";

export const selectCompanies = /* @__PURE__ */ builtQuery<typeof queries.selectCompanies>(
  "select json_group_array(json_array(\"companies\".\"slug\", \"companies\".\"name\", \"companies\".\"employers\", \"companies\".\"aliases\", \"companies\".\"filings\", \"companies\".\"recent_filings\", \"companies\".\"filed_wages\", \"companies\".\"filed_p10\", \"companies\".\"filed_p25\", \"companies\".\"filed_median\", \"companies\".\"filed_p75\", \"companies\".\"filed_p90\", \"companies\".\"listed\")) as \"rows\" from \"companies\" where \"companies\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ rows: row[0] }),
);

export const selectCompanyLevels = /* @__PURE__ */ builtQuery<typeof queries.selectCompanyLevels>(
  "select \"dataset_id\", \"company_slug\", \"rank\", \"level\", \"title\", \"filings\", \"base\", \"reason\" from \"company_levels\" where \"company_levels\".\"dataset_id\" = ? order by \"company_levels\".\"company_slug\" asc, \"company_levels\".\"rank\" asc",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], companySlug: row[1], rank: row[2], level: row[3], title: row[4], filings: row[5], base: row[6], reason: row[7] }),
);

export const selectFiledOccupations = /* @__PURE__ */ builtQuery<typeof queries.selectFiledOccupations>(
  "select json_group_array(json_array(\"filed_occupations\".\"title\", \"filed_occupations\".\"rank\", \"filed_occupations\".\"onet_soc\", \"filed_occupations\".\"soc_code\", \"filed_occupations\".\"employer\", \"filed_occupations\".\"company_slug\", \"companies\".\"name\", \"filed_occupations\".\"filings\", \"filed_occupations\".\"median\", \"filed_occupations\".\"role_slug\", \"wages\".\"median\", \"wages\".\"year\")) as \"rows\" from \"filed_occupations\" left join \"companies\" on (\"companies\".\"dataset_id\" = \"filed_occupations\".\"dataset_id\" and \"companies\".\"slug\" = \"filed_occupations\".\"company_slug\") left join \"wages\" on (\"wages\".\"dataset_id\" = \"filed_occupations\".\"dataset_id\" and \"wages\".\"soc_code\" = \"filed_occupations\".\"soc_code\" and \"wages\".\"area_code\" = 'US' and \"wages\".\"year\" = (select max(w.year) from wages w where w.dataset_id = \"filed_occupations\".\"dataset_id\" and w.soc_code = \"filed_occupations\".\"soc_code\" and w.area_code = 'US')) where \"filed_occupations\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ rows: row[0] }),
);

export const selectFiledTitles = /* @__PURE__ */ builtQuery<typeof queries.selectFiledTitles>(
  "select json_group_array(json_array(\"filed_titles\".\"company_slug\", \"filed_titles\".\"title\", \"filed_titles\".\"filings\", \"filed_titles\".\"p10\", \"filed_titles\".\"p25\", \"filed_titles\".\"median\", \"filed_titles\".\"p75\", \"filed_titles\".\"p90\", \"occupations\".\"soc_code\", \"occupations\".\"title\", \"wages\".\"median\")) as \"rows\" from \"filed_titles\" left join \"occupations\" on (\"occupations\".\"dataset_id\" = \"filed_titles\".\"dataset_id\" and \"occupations\".\"soc_code\" = \"filed_titles\".\"soc_code\") left join \"wages\" on (\"wages\".\"dataset_id\" = \"filed_titles\".\"dataset_id\" and \"wages\".\"soc_code\" = \"filed_titles\".\"soc_code\" and \"wages\".\"area_code\" = 'US' and \"wages\".\"year\" = ?) where \"filed_titles\".\"dataset_id\" = ?",
  (values) => [2024, values.datasetId],
  (row) => ({ rows: row[0] }),
);
