import { and, eq, isNull } from "drizzle-orm";
import { idempotencyKeys } from "../../schema/idempotency.ts";
import type { Database } from "../db/client.ts";
import type { Transaction } from "../db/transaction.ts";
import type { StoredAnswer } from "./claim-key.ts";

/**
 * Stores the answer in the transaction of the work it tells of.
 *
 * @throws Error where the claim was lost meanwhile, so that the work is rolled
 * back and not done twice.
 */
export async function completeClaim(
  transaction: Transaction,
  claim: string,
  answer: StoredAnswer,
): Promise<void> {
  const done = await transaction
    .update(idempotencyKeys)
    .set(answer)
    .where(and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status)));
  if (done.rowsAffected !== 1) throw new Error("the idempotency claim was lost");
}

/** Frees a key whose work was not done, so that the caller can try again. */
export async function releaseClaim(db: Database, claim: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status)));
}
