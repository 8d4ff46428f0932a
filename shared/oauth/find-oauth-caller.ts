import { type Credential, describeAccount, limitsOf } from "../access/find-caller.ts";
import type { Scope } from "../access/scopes.ts";
import { pipelinePlan, tiers } from "../access/tiers.ts";
import type { Executor } from "../db/bound.ts";
import { selectAccessToken } from "../db/built-queries.ts";
import { isPipelineScope, type OauthResource, parseOauthScopes, usableScopes } from "./scopes.ts";

/**
 * Finds the caller of an access token by the SHA-256 of its text; null if there is none for this
 * resource. Its scopes are those of the grant that the account's plan has today.
 */
export async function findOauthCaller(
  db: Executor,
  sha256: string,
  resource: OauthResource,
): Promise<Credential | null> {
  const [[row]] = await db.batch([selectAccessToken({ sha256 })]);
  if (!row || row.resource !== resource) return null;
  const usable = usableScopes(resource, row.tier);
  const scopes = parseOauthScopes(row.scopes, resource).filter((scope) => usable.includes(scope));
  const isPipeline = resource === "/api/mcp";
  return {
    caller: {
      ...describeAccount(row),
      credentialId: row.id,
      scopes: scopes.filter((scope): scope is Scope => !isPipelineScope(scope)),
      access: isPipeline ? (scopes.includes("pipeline:write") ? "read_write" : "read") : null,
      limits: limitsOf(row, isPipeline ? pipelinePlan : tiers[row.tier]),
    },
    revoked: row.revokedAt !== null,
    expiresAt: row.expiresAt,
  };
}
