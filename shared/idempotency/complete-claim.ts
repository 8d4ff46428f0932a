import { and, eq, exists, isNull } from "drizzle-orm";
import { idempotencyKeys } from "../../schema/idempotency.ts";
import type { Database } from "../db/client.ts";
import { assertInBatch, statement, type Write } from "../db/transaction.ts";
import type { StoredResponse } from "./claim-key.ts";

/**
 * Stores the answer in the batch of the work it tells of. Where the claim was
 * lost meanwhile the batch comes to nothing, so that the work is not done twice.
 */
export function completeClaim(write: Write, claim: string, answer: StoredResponse): void {
  const open = and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status));
  const ours = statement.select().from(idempotencyKeys).where(open);
  write(assertInBatch(exists(ours)), statement.update(idempotencyKeys).set(answer).where(open));
}

/** Frees a key whose work was not done, so that the caller can try again. */
export async function releaseClaim(db: Database, claim: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status)));
}
