import { and, eq } from "drizzle-orm";
import { users } from "../../schema/accounts.ts";
import { oauthGrants, oauthTokens } from "../../schema/oauth.ts";
import { type Credential, describeAccount, limitsOf } from "../access/find-caller.ts";
import type { Scope } from "../access/scopes.ts";
import { pipelinePlan, tiers } from "../access/tiers.ts";
import type { Database } from "../db/client.ts";
import { isPipelineScope, type OauthResource, parseOauthScopes, usableScopes } from "./scopes.ts";

/**
 * Finds the caller of an access token by the SHA-256 of its text; null if there is none for this
 * resource. Its scopes are those of the grant that the account's plan has today.
 */
export async function findOauthCaller(
  db: Database,
  sha256: string,
  resource: OauthResource,
): Promise<Credential | null> {
  const [row] = await db
    .select({ token: oauthTokens, grant: oauthGrants, user: users })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(and(eq(oauthTokens.sha256, sha256), eq(oauthTokens.kind, "access")));
  if (!row || row.grant.resource !== resource) return null;
  const usable = usableScopes(resource, row.user.tier);
  const scopes = parseOauthScopes(row.grant.scopes, resource).filter((scope) =>
    usable.includes(scope),
  );
  const isPipeline = resource === "/api/mcp";
  return {
    caller: {
      ...describeAccount(row.user),
      credentialId: row.grant.id,
      scopes: scopes.filter((scope): scope is Scope => !isPipelineScope(scope)),
      access: isPipeline ? (scopes.includes("pipeline:write") ? "read_write" : "read") : null,
      limits: limitsOf(row.user, isPipeline ? pipelinePlan : tiers[row.user.tier]),
    },
    revoked: row.grant.revokedAt !== null,
    expiresAt: row.token.expiresAt,
  };
}
