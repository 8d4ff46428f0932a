/** Written by `npm run generate -- queries` from `catalog-names.queries.ts`. Do not edit. */
import { builtQuery } from "../../db/built-query.ts";
import type * as queries from "./catalog-names.queries.ts";

export const selectMatchedAliases = /* @__PURE__ */ builtQuery<typeof queries.selectMatchedAliases>(
  "select \"alias\", \"city_slug\", \"reason\" from \"city_aliases\" where (\"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"reason\" in (?, ?, ?, ?, ?))",
  (values) => [values.datasetId, "an abbreviation of it", "everyday words for it", "the same job, in the catalog under this name only", "the same city in other words", "a part of it"],
  (row) => ({ alias: row[0], slug: row[1], reason: row[2] }),
);

export const selectMatchedCities = /* @__PURE__ */ builtQuery<typeof queries.selectMatchedCities>(
  "select \"slug\", \"name\", \"state\", \"population\", \"cbsa_code\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ slug: row[0], name: row[1], state: row[2], population: row[3], cbsaCode: row[4] }),
);
