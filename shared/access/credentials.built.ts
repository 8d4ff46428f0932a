/** Written by `npm run generate -- queries` from `credentials.queries.ts`. Do not edit. */
import { builtQuery } from "#shared/db/built-query.ts";
import type * as queries from "./credentials.queries.ts";

export const selectAccessToken = /* @__PURE__ */ builtQuery<typeof queries.selectAccessToken>(
  "select \"oauth_grants\".\"id\", \"oauth_grants\".\"resource\", \"oauth_grants\".\"scopes\", \"oauth_grants\".\"revoked_at\", \"oauth_grants\".\"created_at\", \"oauth_grants\".\"refreshed_at\", \"oauth_tokens\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"oauth_tokens\" inner join \"oauth_grants\" on \"oauth_grants\".\"id\" = \"oauth_tokens\".\"grant_id\" inner join \"users\" on \"users\".\"id\" = \"oauth_grants\".\"user_id\" where (\"oauth_tokens\".\"sha256\" = ? and \"oauth_tokens\".\"kind\" = ?)",
  (values) => [values.sha256, "access"],
  (row) => ({ id: row[0], resource: row[1], scopes: row[2], revokedAt: row[3], allowedAt: row[4], refreshedAt: row[5], expiresAt: row[6], accountId: row[7], accountCreatedAt: row[8], tier: row[9], perMinuteOverride: row[10], perMonthOverride: row[11] }),
);

export const selectKey = /* @__PURE__ */ builtQuery<typeof queries.selectKey>(
  "select \"api_keys\".\"id\", \"api_keys\".\"kind\", \"api_keys\".\"scopes\", \"api_keys\".\"revoked_at\", \"api_keys\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"api_keys\" inner join \"users\" on \"users\".\"id\" = \"api_keys\".\"user_id\" where \"api_keys\".\"sha256\" = ?",
  (values) => [values.sha256],
  (row) => ({ id: row[0], kind: row[1], scopes: row[2], revokedAt: row[3], expiresAt: row[4], accountId: row[5], accountCreatedAt: row[6], tier: row[7], perMinuteOverride: row[8], perMonthOverride: row[9] }),
);

export const selectToken = /* @__PURE__ */ builtQuery<typeof queries.selectToken>(
  "select \"pipeline_tokens\".\"id\", \"pipeline_tokens\".\"access\", \"pipeline_tokens\".\"revoked_at\", \"pipeline_tokens\".\"expires_at\", \"users\".\"id\", \"users\".\"created_at\", \"users\".\"tier\", \"users\".\"per_minute_override\", \"users\".\"per_month_override\" from \"pipeline_tokens\" inner join \"users\" on \"users\".\"id\" = \"pipeline_tokens\".\"user_id\" where \"pipeline_tokens\".\"sha256\" = ?",
  (values) => [values.sha256],
  (row) => ({ id: row[0], access: row[1], revokedAt: row[2], expiresAt: row[3], accountId: row[4], accountCreatedAt: row[5], tier: row[6], perMinuteOverride: row[7], perMonthOverride: row[8] }),
);

export const selectWhitelabelKey = /* @__PURE__ */ builtQuery<typeof queries.selectWhitelabelKey>(
  "select \"api_keys\".\"id\", \"api_keys\".\"revoked_at\", \"api_keys\".\"expires_at\", \"api_keys\".\"last_used_on\", \"users\".\"tier\" from \"api_keys\" inner join \"users\" on \"users\".\"id\" = \"api_keys\".\"user_id\" where (\"api_keys\".\"sha256\" = ? and \"api_keys\".\"kind\" = ?)",
  (values) => [values.sha256, "whitelabel"],
  (row) => ({ id: row[0], revokedAt: row[1], expiresAt: row[2], lastUsedOn: row[3], tier: row[4] }),
);

export const updateLastUse = /* @__PURE__ */ builtQuery<typeof queries.updateLastUse>(
  "update \"api_keys\" set \"last_used_on\" = ? where (\"api_keys\".\"id\" = ? and (\"api_keys\".\"last_used_on\" is null or \"api_keys\".\"last_used_on\" < ?))",
  (values) => [values.today, values.id, values.today],
  () => ({  }),
);
