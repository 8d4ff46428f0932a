import type { Executor } from "../db/bound.ts";
import type { Caller } from "./caller.ts";
import { selectAccessToken } from "./credentials.queries.ts";
import { type Credential, describeAccount, limitsOf } from "./find-caller.ts";
import {
  isOauthResource,
  isPipelineScope,
  type OauthScope,
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
  const renewedAt = row.refreshedAt > row.allowedAt ? row.refreshedAt : null;
  const grant = { resource, scopes, renewedAt };
  const common = { ...describeAccount(row), credentialId: row.id, grant };
  const ofSalaries: Caller = {
    ...common,
    scopes: scopes.filter((scope): scope is Scope => !isPipelineScope(scope)),
    access: null,
    limits: limitsOf(row, tiers[row.tier]),
  };
  const ofPipeline: Caller = {
    ...{ ...common, scopes: [], access: accessOf(scopes) },
    limits: limitsOf(row, pipelinePlan),
  };
  return {
    opens: resource,
    caller: resource === "/api/mcp" ? ofPipeline : ofSalaries,
    ...(resource === "/api" ? { pipelineCaller: ofPipeline } : {}),
    revoked: row.revokedAt !== null,
    expiresAt: row.expiresAt,
  };
}

function accessOf(scopes: readonly OauthScope[]): Caller["access"] {
  if (!scopes.includes("pipeline:read")) return null;
  return scopes.includes("pipeline:write") ? "read_write" : "read";
}
