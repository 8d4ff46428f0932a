/** Written by `npm run generate -- queries` from `submissions.queries.ts`. Do not edit. */
import { builtQuery, placesOf, valuesOf } from "#shared/db/built-query.ts";
import type * as queries from "./submissions.queries.ts";

export const selectContributor = /* @__PURE__ */ builtQuery<typeof queries.selectContributor>(
  (values) => "select \"account\" from \"contributors\" where \"contributors\".\"account\" in (" + placesOf(values.accounts) + ")",
  (values) => [...valuesOf(values.accounts)],
  (row) => ({ account: row[0] }),
);

export const selectReleased = /* @__PURE__ */ builtQuery<typeof queries.selectReleased>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedIn = /* @__PURE__ */ builtQuery<typeof queries.selectReleasedIn>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"city_slug\" in (select ? union all select \"city_aliases\".\"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"city_slug\" = ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.city, values.datasetId, values.city, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedInUpTo = /* @__PURE__ */ builtQuery<typeof queries.selectReleasedInUpTo>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and (\"submissions\".\"city_slug\" in (select ? union all select \"city_aliases\".\"alias\" from \"city_aliases\" where \"city_aliases\".\"dataset_id\" = ? and \"city_aliases\".\"city_slug\" = ?) and \"submissions\".\"batch\" <= ?) and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.city, values.datasetId, values.city, values.upTo, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);

export const selectReleasedUpTo = /* @__PURE__ */ builtQuery<typeof queries.selectReleasedUpTo>(
  "select \"base\", \"equity\", \"bonus\", \"batch\" from \"submissions\" where (\"submissions\".\"role_slug\" in (select ? union all select \"role_aliases\".\"alias\" from \"role_aliases\" where \"role_aliases\".\"dataset_id\" = ? and \"role_aliases\".\"role_slug\" = ?) and \"submissions\".\"batch\" <= ? and \"submissions\".\"released\" = ?)",
  (values) => [values.role, values.datasetId, values.role, values.upTo, 1],
  (row) => ({ base: row[0], equity: row[1], bonus: row[2], batch: row[3] }),
);
