import { and, eq, exists, isNull } from "drizzle-orm";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { assertInBatch, statement, type Write } from "../db/transaction.ts";
import type { StoredResponse } from "./claim-key.ts";

/**
 * Stores the response in the same batch as the work. If the claim has expired in the meantime,
 * the batch is rolled back, so that the work is not done twice.
 */
export function completeClaim(write: Write, claim: string, response: StoredResponse): void {
  const open = and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status));
  const ours = statement.select().from(idempotencyKeys).where(open);
  write(assertInBatch(exists(ours)), statement.update(idempotencyKeys).set(response).where(open));
}
