/** Whoever has a credential, by the SHA-256 of its text. */
import type { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import type { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import { query } from "../db/query.ts";

type User = typeof users.$inferSelect;
type Key = typeof apiKeys.$inferSelect;
type Token = typeof pipelineTokens.$inferSelect;
type Grant = typeof oauthGrants.$inferSelect;

interface Account extends Pick<User, "tier" | "perMinuteOverride" | "perMonthOverride"> {
  accountId: string;
  accountCreatedAt: number;
}

const account =
  "u.id as account_id, u.created_at as account_created_at, u.tier, u.per_minute_override, u.per_month_override";

export function selectKey({ sha256 }: { sha256: string }) {
  return query<Pick<Key, "id" | "kind" | "scopes" | "revokedAt" | "expiresAt"> & Account>(
    `select k.id, k.kind, k.scopes, k.revoked_at, k.expires_at, ${account}
    from api_keys k join users u on u.id = k.user_id where k.sha256 = :sha256`,
    { sha256 },
  );
}

export function selectToken({ sha256 }: { sha256: string }) {
  return query<Pick<Token, "id" | "access" | "revokedAt" | "expiresAt"> & Account>(
    `select t.id, t.access, t.revoked_at, t.expires_at, ${account}
    from pipeline_tokens t join users u on u.id = t.user_id where t.sha256 = :sha256`,
    { sha256 },
  );
}

interface AccessToken
  extends Pick<Grant, "id" | "resource" | "scopes" | "revokedAt" | "refreshedAt">,
    Pick<typeof oauthTokens.$inferSelect, "expiresAt">,
    Account {
  allowedAt: number;
}

export function selectAccessToken({ sha256 }: { sha256: string }) {
  return query<AccessToken>(
    `select g.id, g.resource, g.scopes, g.revoked_at, g.created_at as allowed_at, g.refreshed_at, t.expires_at, ${account}
    from oauth_tokens t join oauth_grants g on g.id = t.grant_id join users u on u.id = g.user_id
    where t.sha256 = :sha256 and t.kind = 'access'`,
    { sha256 },
  );
}

export function selectWhitelabelKey({ sha256 }: { sha256: string }) {
  return query<Pick<Key, "id" | "revokedAt" | "expiresAt" | "lastUsedOn"> & Pick<User, "tier">>(
    `select k.id, k.revoked_at, k.expires_at, k.last_used_on, u.tier
    from api_keys k join users u on u.id = k.user_id where k.sha256 = :sha256 and k.kind = 'whitelabel'`,
    { sha256 },
  );
}

export function updateLastUse({ id, today }: { id: string; today: string }) {
  return query<never>(
    `update api_keys set last_used_on = :today
    where id = :id and (last_used_on is null or last_used_on < :today)`,
    { id, today },
  );
}
