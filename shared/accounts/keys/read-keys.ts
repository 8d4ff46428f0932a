import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { notFound } from "#shared/contract/not-found.ts";
import {
  isLiveKey,
  isTokenId,
  type KeyContext,
  type KeyRecord,
  toKey,
  toToken,
} from "./key-record.ts";
import { maxKeysPerDay, maxLiveKeys } from "./key-rules.ts";

/** @throws ApiError `record_not_found` unless the account has a key or token with this id. */
export async function findOwnKey({ db, caller }: KeyContext, id: string): Promise<KeyRecord> {
  if (isTokenId(id)) {
    const own = and(eq(pipelineTokens.id, id), eq(pipelineTokens.userId, caller.accountId));
    const [row] = await db.select().from(pipelineTokens).where(own);
    if (row) return toToken(row);
  } else {
    const own = and(eq(apiKeys.id, id), eq(apiKeys.userId, caller.accountId));
    const [row] = await db.select().from(apiKeys).where(own);
    if (row) return toKey(row);
  }
  throw notFound("key", id);
}

/** Rows of each table: all that are live, unless as many have ended since. */
const maxRows = 4 * (maxLiveKeys + maxKeysPerDay);

export interface ListedKeys {
  live: KeyRecord[];
  /** Revoked or expired. */
  ended: KeyRecord[];
}

/** The keys and tokens of an account, newest first. */
export async function listKeys({ db, caller, now }: KeyContext): Promise<ListedKeys> {
  // Valid keys come first, so that none of them is left out.
  const [keys, tokens] = await db.batch([
    db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.userId, caller.accountId))
      .orderBy(isRevoked(apiKeys), desc(apiKeys.createdAt))
      .limit(maxRows),
    db
      .select()
      .from(pipelineTokens)
      .where(eq(pipelineTokens.userId, caller.accountId))
      .orderBy(isRevoked(pipelineTokens), desc(pipelineTokens.createdAt))
      .limit(maxRows),
  ]);
  const all = [...keys.map(toKey), ...tokens.map(toToken)].sort(
    (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  );
  return {
    live: all.filter((key) => isLiveKey(key, now)),
    ended: all.filter((key) => !isLiveKey(key, now)),
  };
}

function isRevoked({
  revokedAt,
}: Pick<typeof apiKeys, "revokedAt"> | Pick<typeof pipelineTokens, "revokedAt">): SQL {
  return sql`${revokedAt} is not null`;
}
