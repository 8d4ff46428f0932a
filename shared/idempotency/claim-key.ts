import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { idempotencyKeys, idempotencyTallies } from "../../schema/idempotency.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { dayMs } from "../core/days.ts";
import { ApiError } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Database, Reader } from "../db/client.ts";

/** How long the first response of a key is replayed. */
export const replayMs = dayMs;
/** A request that has not finished by then is considered dead, and its claim expires. */
const inFlightMs = 60_000;

/**
 * Bytes that an account's stored responses may take. A month's quota of responses of ordinary size is
 * less than that; of the largest it would be gigabytes.
 */
export const maxStoredBytes = 100_000_000;

/** Identifies a write request. */
export interface IdempotentRequest {
  accountId: string;
  /** Method and path. */
  operation: string;
  key: string;
  /** The raw body of the request. */
  body: string;
}

export interface StoredResponse {
  status: number;
  body: string;
  requestId: string;
}

export type Claim =
  /** The caller must do the work and store its response under this claim. */
  { kind: "new"; claim: string } | { kind: "replay"; response: StoredResponse };

/**
 * Claims a key before the work, or returns the stored response of an earlier request.
 *
 * @throws ApiError `idempotency_key_reused` for another body under the same key,
 * `idempotency_in_flight` while the first request is in progress, `rate_limit_exceeded` for a new key
 * if the account has no room for another response.
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

  // Read first, because a read does not wait for the write lock that the first request may hold.
  const [[first], tallies] = await db.batch([find, tallyOf(db, accountId)]);
  let row = first;
  if (!row || !isLive(row, now)) {
    requireRoom(tallies);
    const values = { accountId, operation, key, bodySha256, claim, createdAt: now };
    const [, , , rows] = await db.batch([
      db.delete(idempotencyKeys).where(and(same, isExpired(now))),
      db.delete(idempotencyKeys).where(inArray(idempotencyKeys.claim, someExpired(db, now))),
      db.insert(idempotencyKeys).values(values).onConflictDoNothing(),
      find,
    ]);
    row = rows[0];
  }
  if (!row) throw new Error("an idempotency claim was neither created nor found");
  if (row.claim === claim) return { kind: "new", claim };
  if (row.bodySha256 !== bodySha256) throw keyReused(key);
  if (row.status === null) throw inFlight(key);
  return {
    kind: "replay",
    response: { status: row.status, body: row.body ?? "", requestId: row.requestId ?? "" },
  };
}

/** What the stored responses of an account take. */
export function tallyOf(db: Reader, accountId: string) {
  return db
    .select({ bytes: idempotencyTallies.bytes })
    .from(idempotencyTallies)
    .where(eq(idempotencyTallies.accountId, accountId));
}

const hourSeconds = 3_600;

/** @throws ApiError `rate_limit_exceeded` if the account has no room for another response. */
export function requireRoom([tally]: readonly { bytes: number }[]): void {
  if (tally === undefined || tally.bytes < maxStoredBytes) return;
  throw new ApiError("rate_limit_exceeded", {
    message: `The stored responses of this account's Idempotency-Keys take ${maxStoredBytes / 1_000_000} MB, which is the most. Each is kept for 24 hours. Send the request without an Idempotency-Key, or later.`,
    param: "Idempotency-Key",
    afterSeconds: hourSeconds,
  });
}

/**
 * More than a request adds, so that they do not pile up, and few enough that nobody waits: tens of
 * thousands at once took so long that no account could claim a key.
 */
const maxRemoved = 50;

function someExpired(db: Database, now: number) {
  return db
    .select({ claim: idempotencyKeys.claim })
    .from(idempotencyKeys)
    .where(isExpired(now))
    .limit(maxRemoved);
}

function isExpired(now: number) {
  return or(
    lt(idempotencyKeys.createdAt, now - replayMs),
    and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, now - inFlightMs)),
  );
}

export function isLive(row: typeof idempotencyKeys.$inferSelect, now: number): boolean {
  return row.createdAt >= now - (row.status === null ? inFlightMs : replayMs);
}

/** The error for a key that another request has. */
export function keyReused(key: string): ApiError {
  return new ApiError("idempotency_key_reused", {
    message: `The Idempotency-Key ${key} was used with another body within the last 24 hours.`,
    param: "Idempotency-Key",
    clarification:
      "Is this the same request? If so, send the same body; otherwise use a new Idempotency-Key.",
  });
}

function inFlight(key: string): ApiError {
  return new ApiError("idempotency_in_flight", {
    message: `The first request with the Idempotency-Key ${key} is still in progress.`,
    param: "Idempotency-Key",
    afterSeconds: 1,
  });
}
