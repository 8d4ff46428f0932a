/** Whoever has a credential, by the SHA-256 of its text. */
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import type { Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";

const account = {
  accountId: users.id,
  accountCreatedAt: users.createdAt,
  tier: users.tier,
  perMinuteOverride: users.perMinuteOverride,
  perMonthOverride: users.perMonthOverride,
};

export function selectKey(value: Value<"sha256">) {
  const { id, kind, scopes, revokedAt, expiresAt, sha256 } = apiKeys;
  return statement
    .select({ id, kind, scopes, revokedAt, expiresAt, ...account })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(sha256, value("sha256")));
}

export function selectToken(value: Value<"sha256">) {
  const { id, access, revokedAt, expiresAt, sha256 } = pipelineTokens;
  return statement
    .select({ id, access, revokedAt, expiresAt, ...account })
    .from(pipelineTokens)
    .innerJoin(users, eq(users.id, pipelineTokens.userId))
    .where(eq(sha256, value("sha256")));
}

export function selectAccessToken(value: Value<"sha256">) {
  const { id, resource, scopes, revokedAt, createdAt, refreshedAt } = oauthGrants;
  const { expiresAt, sha256 } = oauthTokens;
  const grant = { id, resource, scopes, revokedAt, allowedAt: createdAt, refreshedAt };
  return statement
    .select({ ...grant, expiresAt, ...account })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(and(eq(sha256, value("sha256")), eq(oauthTokens.kind, "access")));
}

export function selectWhitelabelKey(value: Value<"sha256">) {
  const { id, revokedAt, expiresAt, lastUsedOn } = apiKeys;
  return statement
    .select({ id, revokedAt, expiresAt, lastUsedOn, tier: users.tier })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.sha256, value("sha256")), eq(apiKeys.kind, "whitelabel")));
}

export function updateLastUse(value: Value<"id" | "today">) {
  const isEarlier = or(isNull(apiKeys.lastUsedOn), lt(apiKeys.lastUsedOn, value("today")));
  return statement
    .update(apiKeys)
    .set({ lastUsedOn: sql`${value("today")}` })
    .where(and(eq(apiKeys.id, value("id")), isEarlier));
}
