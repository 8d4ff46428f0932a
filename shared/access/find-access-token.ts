import type { Executor } from "../db/bound.ts";
import { selectAccessToken } from "./credentials.built.ts";
import { type Credential, describeAccount, limitsOf } from "./find-caller.ts";
import {
  isOauthResource,
  isPipelineScope,
  parseOauthScopes,
  usableScopes,
} from "./oauth-scopes.ts";
import type { Scope } from "./scopes.ts";
import { pipelinePlan, tiers } from "./tiers.ts";

/**
 * Finds an access token by the SHA-256 of its text; null if there is none. Its scopes are those of
 * the grant that the account's plan has today.
 */
export async function findAccessToken(db: Executor, sha256: string): Promise<Credential | null> {
  const [[row]] = await db.batch([selectAccessToken({ sha256 })]);
  if (!row || !isOauthResource(row.resource)) return null;
  const { resource } = row;
  const usable = usableScopes(resource, row.tier);
  const scopes = parseOauthScopes(row.scopes, resource).filter((scope) => usable.includes(scope));
  const isPipeline = resource === "/api/mcp";
  return {
    opens: resource,
    caller: {
      ...describeAccount(row),
      credentialId: row.id,
      scopes: scopes.filter((scope): scope is Scope => !isPipelineScope(scope)),
      grant: {
        ...{ resource, scopes },
        renewedAt: row.refreshedAt > row.allowedAt ? row.refreshedAt : null,
      },
      access: isPipeline ? (scopes.includes("pipeline:write") ? "read_write" : "read") : null,
      limits: limitsOf(row, isPipeline ? pipelinePlan : tiers[row.tier]),
    },
    revoked: row.revokedAt !== null,
    expiresAt: row.expiresAt,
  };
}
