/** Accounts and credentials that a test creates for itself. */
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import {
  type OauthResource,
  type OauthScope,
  oauthResources,
} from "#shared/access/oauth-scopes.ts";
import { offeredScopes, type Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { newId } from "#shared/core/ids.ts";
import { mintToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";

export interface AccountOptions {
  tier?: Tier;
  perMinute?: number | null;
  perMonth?: number | null;
  /** Milliseconds since the epoch; by default before every clock of the tests. */
  createdAt?: number;
  /** Whether its events are recorded although it has no webhook or token. */
  isHeard?: boolean;
}

const longAgo = Date.parse("2026-01-01T00:00:00Z");

/**
 * Creates an account. Its limits are very high, unless the test sets them or uses the plan's
 * (`null`).
 */
export async function createAccount(db: Database, options: AccountOptions = {}): Promise<string> {
  const {
    tier = "free",
    perMinute = 1_000_000,
    perMonth = 1_000_000,
    createdAt = longAgo,
    isHeard = false,
  } = options;
  const id = newId("user");
  await db.insert(users).values({
    id,
    email: `${id.toLowerCase()}@example.com`,
    tier,
    perMinuteOverride: perMinute,
    perMonthOverride: perMonth,
    createdAt,
    eventsSince: isHeard ? createdAt : null,
  });
  return id;
}

interface KeyOptions extends AccountOptions {
  /** An existing account. */
  account?: string;
  scopes?: readonly Scope[];
  revoked?: boolean;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt?: number | null;
}

/** Creates a salary key, by default with every scope of its tier. */
export async function createKey(db: Database, options: KeyOptions = {}): Promise<string> {
  const {
    tier = "free",
    scopes = offeredScopes(tier),
    revoked = false,
    expiresAt = null,
  } = options;
  const key = mintToken("intelligence");
  await db.insert(apiKeys).values({
    id: newId("apiKey"),
    userId: options.account ?? (await createAccount(db, options)),
    kind: "intelligence",
    name: "test",
    sha256: await sha256Hex(key),
    lastFour: key.slice(-4),
    scopes: scopes.join(" "),
    createdAt: Date.now(),
    revokedAt: revoked ? Date.now() : null,
    expiresAt,
  });
  return key;
}

interface TokenOptions extends AccountOptions {
  account?: string;
  access?: "read" | "read_write";
  revoked?: boolean;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt?: number | null;
}

/** Creates a pipeline token, by default of an Ultra account. */
export async function createToken(db: Database, options: TokenOptions = {}): Promise<string> {
  const { tier = "ultra", access = "read_write", revoked = false, expiresAt = null } = options;
  const token = mintToken("pipeline");
  await db.insert(pipelineTokens).values({
    id: newId("pipelineToken"),
    userId: options.account ?? (await createAccount(db, { ...options, tier })),
    name: "test",
    sha256: await sha256Hex(token),
    lastFour: token.slice(-4),
    access,
    createdAt: longAgo,
    revokedAt: revoked ? Date.now() : null,
    expiresAt,
  });
  return token;
}

interface AccessTokenOptions extends AccountOptions {
  resource: OauthResource;
  /** An existing account; by default a new one on the Ultra plan. */
  account?: string;
  scopes?: readonly OauthScope[];
  revoked?: boolean;
  expiresAt?: number;
}

/** Creates an access token of OAuth, by default with every scope of its resource. */
export async function createAccessToken(
  db: Database,
  options: AccessTokenOptions,
): Promise<string> {
  const { resource, scopes = oauthResources[resource], revoked = false } = options;
  const { expiresAt = Date.now() + 3_600_000 } = options;
  const token = mintToken("oauthAccess");
  const grantId = newId("oauthGrant");
  await db.insert(oauthGrants).values({
    id: grantId,
    userId: options.account ?? (await createAccount(db, { tier: "ultra", ...options })),
    ...{ clientId: newId("oauthClient"), clientName: "test", clientHost: "this computer" },
    ...{ resource, scopes: scopes.join(" ") },
    ...{ createdAt: longAgo, refreshedAt: longAgo, revokedAt: revoked ? longAgo : null },
  });
  const sha256 = await sha256Hex(token);
  await db.insert(oauthTokens).values({ sha256, grantId, kind: "access", expiresAt });
  return token;
}

/** Creates a white-label key, which removes the service's name from the widget. */
export async function createWhitelabelKey(
  db: Database,
  options: Omit<KeyOptions, "scopes"> = {},
): Promise<string> {
  const { tier = "pro", revoked = false, expiresAt = null } = options;
  const token = mintToken("whitelabel");
  await db.insert(apiKeys).values({
    id: newId("apiKey"),
    userId: options.account ?? (await createAccount(db, { ...options, tier })),
    expiresAt,
    kind: "whitelabel",
    name: "test",
    sha256: await sha256Hex(token),
    lastFour: token.slice(-4),
    scopes: "",
    createdAt: Date.now(),
    revokedAt: revoked ? Date.now() : null,
  });
  return token;
}
