import { and, eq } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { KeyContext } from "./context.ts";
import { isTokenId, type KeyRecord, toKey, toToken } from "./key-record.ts";

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
