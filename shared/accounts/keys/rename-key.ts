import { and, eq } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvent } from "../security-log/record-event.ts";
import type { KeyWriteContext } from "./context.ts";
import { findOwnKey } from "./find-key.ts";
import { isTokenId } from "./key-record.ts";
import { faultOfName, refuseKeyFaults } from "./key-rules.ts";

/** @throws ApiError `record_not_found`, `parameter_missing` if the name is not valid. */
export async function renameKey(context: KeyWriteContext, id: string, name: string): Promise<void> {
  await findOwnKey(context, id);
  refuseKeyFaults([faultOfName(name)]);
  const table = isTokenId(id) ? pipelineTokens : apiKeys;
  const own = and(eq(table.id, id), eq(table.userId, context.caller.accountId));
  recordEvent(context, "key_renamed", name);
  context.write(statement.update(table).set({ name }).where(own));
}
