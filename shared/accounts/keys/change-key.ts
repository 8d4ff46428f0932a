import { and, eq, isNull } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { isTokenId, type KeyWriteContext } from "./key-record.ts";
import { faultOfName, refuseKeyFaults } from "./key-rules.ts";
import { findOwnKey } from "./read-keys.ts";

/** @throws ApiError `record_not_found`, `parameter_missing` if the name is not valid. */
export async function renameKey(context: KeyWriteContext, id: string, name: string): Promise<void> {
  await findOwnKey(context, id);
  refuseKeyFaults([faultOfName(name)]);
  const table = isTokenId(id) ? pipelineTokens : apiKeys;
  const own = and(eq(table.id, id), eq(table.userId, context.caller.accountId));
  recordEvent(context, "key_renamed", name);
  context.write(statement.update(table).set({ name }).where(own));
}

/**
 * Revokes a key for good. Running isolates reject it within seconds.
 *
 * @returns whether it was valid until now.
 * @throws ApiError `record_not_found`.
 */
export async function revokeKey(context: KeyWriteContext, id: string): Promise<boolean> {
  const { revokedAt, name } = await findOwnKey(context, id);
  if (revokedAt !== null) return false;
  const table = isTokenId(id) ? pipelineTokens : apiKeys;
  const own = and(
    eq(table.id, id),
    eq(table.userId, context.caller.accountId),
    isNull(table.revokedAt),
  );
  recordEvent(context, "key_revoked", name);
  context.write(statement.update(table).set({ revokedAt: context.now }).where(own));
  return true;
}
