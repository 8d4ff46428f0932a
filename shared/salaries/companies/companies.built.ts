/** Written by `npm run generate -- queries` from `companies.queries.ts`. Do not edit. */
import { builtQuery } from "../../db/built-query.ts";
import type * as queries from "./companies.queries.ts";

export const selectCompanies = /* @__PURE__ */ builtQuery<typeof queries.selectCompanies>(
  "select \"dataset_id\", \"slug\", \"name\", \"employers\", \"filings\", \"filed_wages\", \"filed_p10\", \"filed_p25\", \"filed_median\", \"filed_p75\", \"filed_p90\", \"aliases\" from \"companies\" where \"companies\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], slug: row[1], name: row[2], employers: row[3], filings: row[4], filedWages: row[5], filedP10: row[6], filedP25: row[7], filedMedian: row[8], filedP75: row[9], filedP90: row[10], aliases: row[11] }),
);

export const selectCompanyLevels = /* @__PURE__ */ builtQuery<typeof queries.selectCompanyLevels>(
  "select \"dataset_id\", \"company_slug\", \"rank\", \"level\", \"title\", \"filings\", \"base\", \"reason\" from \"company_levels\" where \"company_levels\".\"dataset_id\" = ? order by \"company_levels\".\"company_slug\" asc, \"company_levels\".\"rank\" asc",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], companySlug: row[1], rank: row[2], level: row[3], title: row[4], filings: row[5], base: row[6], reason: row[7] }),
);
