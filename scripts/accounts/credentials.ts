/** Operations on keys and tokens for operators. The database stores only their hashes. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens, users } from "../../schema/accounts.ts";
import { defaultScopes, isScope, type Scope, scopesOf } from "../../shared/access/scopes.ts";
import type { Tier } from "../../shared/access/tiers.ts";
import { sha256Hex } from "../../shared/core/bytes/sha256.ts";
import { newId } from "../../shared/core/ids.ts";
import { mintToken, parseToken, type TokenKind } from "../../shared/credentials/token.ts";
import type { Database } from "../../shared/db/client.ts";
import { CommandFailed } from "../local/failure.ts";
import type { Account } from "./accounts.ts";

export type Access = "read" | "read_write";

export type Grant =
  | { kind: "intelligence"; scopes: readonly Scope[] }
  | { kind: "whitelabel" }
  | { kind: "pipeline"; access: Access };

export interface Issued {
  id: string;
  /** The plain key, which cannot be shown again. */
  token: string;
}

export interface CredentialSummary {
  id: string;
  kind: TokenKind;
  /** The account's email address, or its name. */
  owner: string;
  tier: Tier;
  name: string;
  /** Scopes, or the access of a pipeline token. */
  allows: string;
  lastFour: string;
  createdAt: number;
  revokedAt: number | null;
}

/** Stores a new key or token for an account. @param token an existing key to register, instead of generating one. */
export async function issueCredential(
  db: Database,
  account: Account,
  name: string,
  grant: Grant,
  token = mintToken(grant.kind),
): Promise<Issued> {
  if (parseToken(token)?.kind !== grant.kind) {
    throw new CommandFailed(`The given key is not a valid ${grant.kind} key.`);
  }
  const common = {
    userId: account.id,
    name,
    sha256: await sha256Hex(token),
    lastFour: token.slice(-4),
    createdAt: Date.now(),
  };
  if (grant.kind === "pipeline") {
    const id = newId("pipelineToken");
    await db.insert(pipelineTokens).values({ ...common, id, access: grant.access });
    return { id, token };
  }
  const id = newId("apiKey");
  const scopes = grant.kind === "intelligence" ? grant.scopes.join(" ") : "";
  await db.insert(apiKeys).values({ ...common, id, kind: grant.kind, scopes });
  return { id, token };
}

/** Parses a list of scopes. @throws {CommandFailed} if the plan does not include one of them. */
export function chooseScopes(text: string | undefined, tier: Tier): readonly Scope[] {
  if (text === undefined) return defaultScopes;
  const allowed = scopesOf(tier);
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const refused = words.filter((word) => !isScope(word) || !allowed.includes(word));
  if (refused.length > 0 || words.length === 0) {
    throw new CommandFailed(
      `A ${tier} key cannot hold ${refused.map((word) => `"${word}"`).join(", ") || "an empty list of scopes"}. Available scopes: ${allowed.join(" ")}`,
    );
  }
  return [...new Set(words.filter(isScope))];
}

/** Every key and token, oldest first. */
export async function listCredentials(db: Database): Promise<CredentialSummary[]> {
  const owner = {
    owner: sql<string>`coalesce(${users.email}, ${users.name})`,
    tier: users.tier,
  };
  const [keys, tokens] = await db.batch([
    db
      .select({ credential: apiKeys, ...owner })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .orderBy(asc(apiKeys.createdAt)),
    db
      .select({ credential: pipelineTokens, ...owner })
      .from(pipelineTokens)
      .innerJoin(users, eq(users.id, pipelineTokens.userId))
      .orderBy(asc(pipelineTokens.createdAt)),
  ]);
  return [
    ...keys.map(({ credential, ...rest }) => ({
      ...credential,
      ...rest,
      allows: credential.scopes,
    })),
    ...tokens.map(({ credential, ...rest }) => ({
      ...credential,
      ...rest,
      kind: "pipeline" as const,
      allows: credential.access,
    })),
  ].sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Revokes a key (`key_…`) or token (`tok_…`) by its id.
 * @throws {CommandFailed} if it does not exist or is already revoked.
 */
export async function revokeCredential(db: Database, id: string): Promise<void> {
  const revokedAt = Date.now();
  const done = id.startsWith("tok_")
    ? await db
        .update(pipelineTokens)
        .set({ revokedAt })
        .where(and(eq(pipelineTokens.id, id), isNull(pipelineTokens.revokedAt)))
        .returning({ id: pipelineTokens.id })
    : await db
        .update(apiKeys)
        .set({ revokedAt })
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
        .returning({ id: apiKeys.id });
  if (done.length === 0) {
    throw new CommandFailed(
      `No active key has the id ${id}. To list keys, run: npm run keys -- list`,
    );
  }
}
