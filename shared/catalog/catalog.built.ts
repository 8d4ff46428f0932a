/** Written by `npm run generate -- queries` from `catalog.queries.ts`. Do not edit. */
import { builtQuery } from "#shared/db/built-query.ts";
import type * as queries from "./catalog.queries.ts";

export const selectAreaRows = /* @__PURE__ */ builtQuery<typeof queries.selectAreaRows>(
  "select \"dataset_id\", \"code\", \"title\", \"type\", \"state\", \"population\" from \"areas\" where \"areas\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], code: row[1], title: row[2], type: row[3], state: row[4], population: row[5] }),
);

export const selectCityAliasRows = /* @__PURE__ */ builtQuery<typeof queries.selectCityAliasRows>(
  "select \"dataset_id\", \"alias\", \"city_slug\", \"reason\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], alias: row[1], citySlug: row[2], reason: row[3] }),
);

export const selectCityRows = /* @__PURE__ */ builtQuery<typeof queries.selectCityRows>(
  "select \"dataset_id\", \"slug\", \"long_slug\", \"name\", \"state\", \"population\", \"latitude\", \"longitude\", \"time_zone\", \"cbsa_code\", \"parity_area_code\" from \"cities\" where \"cities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], slug: row[1], longSlug: row[2], name: row[3], state: row[4], population: row[5], latitude: row[6], longitude: row[7], timeZone: row[8], cbsaCode: row[9], parityAreaCode: row[10] }),
);

export const selectMajorGroups = /* @__PURE__ */ builtQuery<typeof queries.selectMajorGroups>(
  "select \"code\", \"title\" from \"soc_groups\" where (\"soc_groups\".\"dataset_id\" = ? and \"soc_groups\".\"level\" = ?)",
  (values) => [values.datasetId, "major"],
  (row) => ({ code: row[0], title: row[1] }),
);

export const selectParityRows = /* @__PURE__ */ builtQuery<typeof queries.selectParityRows>(
  "select \"dataset_id\", \"area_code\", \"year\", \"rpp\" from \"price_parities\" where \"price_parities\".\"dataset_id\" = ?",
  (values) => [values.datasetId],
  (row) => ({ datasetId: row[0], areaCode: row[1], year: row[2], rpp: row[3] }),
);
