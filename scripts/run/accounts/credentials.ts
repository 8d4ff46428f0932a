/** Operations on keys and tokens for operators. The database stores only their hashes. */
import { asc, eq, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import { defaultScopes, type Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { revokeKey } from "#shared/accounts/keys/change-key.ts";
import {
  createKey,
  type IssuedKey,
  issueKey,
  type NewKey,
} from "#shared/accounts/keys/create-key.ts";
import { isTokenId } from "#shared/accounts/keys/key-record.ts";
import { faultOfScopes, orderScopes, refuseKeyFaults } from "#shared/accounts/keys/key-rules.ts";
import { newId } from "#shared/core/ids.ts";
import { parseToken, type TokenKind } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { CommandFailed } from "../local/failure.ts";
import type { Account } from "./accounts.ts";

interface CredentialSummary {
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
  expiresAt: number | null;
  revokedAt: number | null;
}

/** Makes a key for an account, as its owner would. */
export async function makeCredential(
  db: Database,
  account: Account,
  key: NewKey,
): Promise<IssuedKey> {
  const context = { ...contextOf(db, account.id), newId, tier: account.tier };
  return writeAtomically(db, (write) => createKey({ ...context, write }, key));
}

/** Registers a key whatever the account's plan is. @param token the key itself. */
export async function registerCredential(
  db: Database,
  account: Account,
  key: NewKey,
  token: string,
): Promise<void> {
  if (parseToken(token)?.kind !== key.grant.kind) {
    throw new CommandFailed(`The given key is not a valid ${key.grant.kind} key.`);
  }
  const context = { ...contextOf(db, account.id), newId };
  await writeAtomically(db, (write) => issueKey({ ...context, write }, key, token));
}

/** Parses a list of scopes. @throws ApiError if the plan does not include one of them. */
export function chooseScopes(text: string | undefined, tier: Tier): readonly Scope[] {
  if (text === undefined) return defaultScopes;
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  refuseKeyFaults([faultOfScopes(words, tier)]);
  return orderScopes(words);
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
  const table = isTokenId(id) ? pipelineTokens : apiKeys;
  const [owner] = await db.select({ id: table.userId }).from(table).where(eq(table.id, id));
  const context = contextOf(db, owner?.id ?? "");
  const isDone =
    owner && (await writeAtomically(db, (write) => revokeKey({ ...context, write }, id)));
  if (!isDone) {
    throw new CommandFailed(
      `No active key has the id ${id}. To list keys, run: npm run keys -- list`,
    );
  }
}

/** For the account's security log, an operator is the command line. */
function contextOf(db: Database, accountId: string) {
  return { db, caller: { accountId }, now: Date.now(), browser: "the command line" };
}
