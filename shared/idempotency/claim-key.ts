import { and, eq, exists, gt, isNull, lt, or, sql } from "drizzle-orm";
import { idempotencyKeys, idempotencyTallies } from "#schema/idempotency.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { maxSkewMs } from "../core/clock.ts";
import { dayMs } from "../core/dates.ts";
import { ApiError } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Database, Reader } from "../db/client.ts";
import { assertInBatch, statement, type Write } from "../db/transaction.ts";

/** How long the first response of a key is replayed. */
const replayMs = dayMs;
/** A request that has not finished by then is considered dead, and its claim expires. */
const inFlightMs = 60_000;
/** One that takes longer than this was probably interrupted: a write takes some 20 ms. */
const usualMs = 2_000;

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

/** A key that a request holds until its response is stored. */
type HeldKey = Pick<IdempotentRequest, "accountId" | "operation" | "key"> & { claim: string };

type Claim =
  /** The caller must do the work and store its response under this claim. */
  { kind: "new"; claim: HeldKey } | { kind: "replay"; response: StoredResponse };

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
  const same = isKey(request);
  const bodySha256 = await sha256Hex(request.body);
  const claim = newId("claim");
  const held = { accountId, operation, key, claim };

  // In one round trip: a replay, which writes nothing, is rare and the lock is never held across round trips.
  const values = { ...held, bodySha256, createdAt: now };
  const [tallies, , , , [row]] = await db.batch([
    selectTally(db, accountId),
    db.delete(idempotencyKeys).where(and(same, isExpired(now))),
    db.delete(idempotencyKeys).where(sql`(account_id, operation, key) in ${someExpired(db, now)}`),
    db.insert(idempotencyKeys).values(values).onConflictDoNothing(),
    db.select().from(idempotencyKeys).where(same),
  ]);
  if (!row) throw new Error("an idempotency claim was neither created nor found");
  if (row.claim === claim) {
    if (!hasRoom(tallies)) {
      await releaseClaim(db, held);
      throw noRoom();
    }
    return { kind: "new", claim: held };
  }
  if (row.bodySha256 !== bodySha256) throw keyReused(key);
  if (row.status === null) throw inFlight(row, now);
  return {
    kind: "replay",
    response: { status: row.status, body: row.body ?? "", requestId: row.requestId ?? "" },
  };
}

/** Releases a key whose work failed, so that the caller can retry. */
export async function releaseClaim(db: Database, claim: HeldKey): Promise<void> {
  await db.delete(idempotencyKeys).where(isOpen(claim));
}

/** The condition for the row of a key. */
export function isKey({ accountId, operation, key }: Omit<HeldKey, "claim">) {
  return and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
}

function isOpen({ claim, ...request }: HeldKey) {
  return and(isKey(request), eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status));
}

/** Reads the size of an account's stored responses. */
export function selectTally(db: Reader, accountId: string) {
  return db
    .select({ bytes: idempotencyTallies.bytes })
    .from(idempotencyTallies)
    .where(eq(idempotencyTallies.accountId, accountId));
}

const hourSeconds = 3_600;

/** @throws ApiError `rate_limit_exceeded` if the account has no room for another response. */
export function requireResponseRoom(tallies: readonly { bytes: number }[]): void {
  if (!hasRoom(tallies)) throw noRoom();
}

function hasRoom([tally]: readonly { bytes: number }[]): boolean {
  return tally === undefined || tally.bytes < maxStoredBytes;
}

function noRoom(): ApiError {
  return new ApiError("rate_limit_exceeded", {
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
    .select({
      accountId: idempotencyKeys.accountId,
      operation: idempotencyKeys.operation,
      key: idempotencyKeys.key,
    })
    .from(idempotencyKeys)
    .where(isExpired(now))
    .limit(maxRemoved);
}

/** The condition for a claim or a response that has expired, or that a clock dated which was ahead. */
export function isExpired(now: number) {
  const { status, createdAt } = idempotencyKeys;
  return or(
    lt(createdAt, now - replayMs),
    // A response is kept although the clock has jumped back: without it, a retry would write twice.
    gt(createdAt, now + replayMs),
    and(isNull(status), or(lt(createdAt, now - inFlightMs), gt(createdAt, now + maxSkewMs))),
  );
}

/** Whether a row that was read is none of these. */
export function isLiveClaim(
  { status, createdAt }: Pick<typeof idempotencyKeys.$inferSelect, "status" | "createdAt">,
  now: number,
): boolean {
  const [agoMs, aheadMs] = status === null ? [inFlightMs, maxSkewMs] : [replayMs, replayMs];
  return createdAt >= now - agoMs && createdAt <= now + aheadMs;
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

function inFlight(
  { key, createdAt }: Pick<typeof idempotencyKeys.$inferSelect, "key" | "createdAt">,
  now: number,
): ApiError {
  const leftSeconds = Math.ceil((createdAt + inFlightMs - now) / 1_000);
  const isYoung = now - createdAt < usualMs;
  const afterSeconds = isYoung ? 1 : Math.min(Math.max(leftSeconds, 1), inFlightMs / 1_000);
  return new ApiError("idempotency_in_flight", {
    message: isYoung
      ? `The first request with the Idempotency-Key ${key} is still in progress.`
      : `The first request with the Idempotency-Key ${key} is not finished. If it was interrupted, the key is free in ${afterSeconds} s.`,
    param: "Idempotency-Key",
    afterSeconds,
  });
}

/**
 * Stores the response in the same batch as the work. If the claim has expired in the meantime,
 * the batch is rolled back, so that the work is not done twice.
 */
export function completeClaim(write: Write, claim: HeldKey, response: StoredResponse): void {
  const open = isOpen(claim);
  const ours = statement.select().from(idempotencyKeys).where(open);
  write(assertInBatch(exists(ours)), statement.update(idempotencyKeys).set(response).where(open));
}
