import { and, eq, isNull, lt, or } from "drizzle-orm";
import { idempotencyKeys } from "../../schema/idempotency.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { ApiError } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Database } from "../db/client.ts";

/** How long a key answers with what it first answered. */
export const replayMs = 24 * 60 * 60 * 1000;
/** A request that has not finished by then has died: its claim is free. */
const inFlightMs = 60_000;

/** What a write is known by. */
export interface IdempotentRequest {
  accountId: string;
  /** Method and path. */
  operation: string;
  key: string;
  /** The request's body as it came. */
  body: string;
}

export interface StoredResponse {
  status: number;
  body: string;
  requestId: string;
}

export type Claim =
  /** The work is to be done, and its answer stored under this claim. */
  { kind: "new"; claim: string } | { kind: "replay"; answer: StoredResponse };

/**
 * Claims a key before the work, or finds the answer that it has given already.
 *
 * @throws ApiError `idempotency_key_reused` for another body under the same key,
 * `idempotency_in_flight` while the first request is not done.
 */
export async function claimKey(
  db: Database,
  request: IdempotentRequest,
  now: number,
): Promise<Claim> {
  const { accountId, operation, key } = request;
  const same = and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const find = db.select().from(idempotencyKeys).where(same);
  const bodySha256 = await sha256Hex(request.body);
  const claim = newId("claim");

  // A read first: it need not wait for the write lock that the first request may hold.
  let [row] = await find;
  if (!row || !isLive(row, now)) {
    const values = { accountId, operation, key, bodySha256, claim, createdAt: now };
    const [, , rows] = await db.batch([
      db.delete(idempotencyKeys).where(isOver(now)),
      db.insert(idempotencyKeys).values(values).onConflictDoNothing(),
      find,
    ]);
    row = rows[0];
  }
  if (!row) throw new Error("an idempotency claim is neither new nor found");
  if (row.claim === claim) return { kind: "new", claim };
  if (row.bodySha256 !== bodySha256) throw reused(key);
  if (row.status === null) throw inFlight(key);
  return {
    kind: "replay",
    answer: { status: row.status, body: row.body ?? "", requestId: row.requestId ?? "" },
  };
}

function isOver(now: number) {
  return or(
    lt(idempotencyKeys.createdAt, now - replayMs),
    and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, now - inFlightMs)),
  );
}

function isLive(row: typeof idempotencyKeys.$inferSelect, now: number): boolean {
  return row.createdAt >= now - (row.status === null ? inFlightMs : replayMs);
}

function reused(key: string): ApiError {
  return new ApiError("idempotency_key_reused", {
    message: `The Idempotency-Key ${key} was used for another body within the last 24 hours.`,
    param: "Idempotency-Key",
    clarification:
      "Is this the same request? Then send the same body; otherwise give it a new Idempotency-Key.",
  });
}

function inFlight(key: string): ApiError {
  return new ApiError("idempotency_in_flight", {
    message: `The first request with the Idempotency-Key ${key} is not finished yet.`,
    param: "Idempotency-Key",
    afterSeconds: 1,
  });
}
