/** Responses of requests that commit in several transactions, and so make no claim beforehand. */
import { isNull, sql } from "drizzle-orm";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { newId } from "../core/ids.ts";
import type { Reader } from "../db/client.ts";
import { statement, type Write } from "../db/transaction.ts";
import {
  type IdempotentRequest,
  isExpired,
  isKey,
  isLiveClaim,
  keyReused,
  requireResponseRoom,
  type StoredResponse,
  selectTally,
} from "./claim-key.ts";

/** A request whose body is known by its hash. */
export interface HashedRequest extends Omit<IdempotentRequest, "body"> {
  bodySha256: string;
}

/**
 * The stored response of the same request; null if there is none.
 *
 * @throws ApiError `idempotency_key_reused` for another body under the same key, `rate_limit_exceeded`
 * if there is none and the account has no room for another.
 */
export async function findStoredResponse(
  db: Reader,
  { accountId, operation, key, bodySha256 }: HashedRequest,
  now: number,
): Promise<StoredResponse | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey({ accountId, operation, key }));
  if (!row || !isLiveClaim(row, now)) {
    requireResponseRoom(await selectTally(db, accountId));
    return null;
  }
  if (row.bodySha256 !== bodySha256) throw keyReused(key);
  const { status, body, requestId } = row;
  return status === null ? null : { status, body: body ?? "", requestId: requestId ?? "" };
}

/** Stores a response in the transaction of the work, in place of one that has expired. */
export function storeResponse(
  write: Write,
  request: HashedRequest,
  response: StoredResponse,
  now: number,
): void {
  const { accountId, operation, key, status } = idempotencyKeys;
  const row = {
    ...response,
    bodySha256: request.bodySha256,
    claim: newId("claim"),
    createdAt: now,
  };
  write(
    statement
      .insert(idempotencyKeys)
      .values({
        accountId: request.accountId,
        operation: request.operation,
        key: request.key,
        ...row,
      })
      .onConflictDoUpdate({
        target: [accountId, operation, key],
        set: row,
        setWhere: sql`${isNull(status)} or ${isExpired(now)}`,
      }),
  );
}
