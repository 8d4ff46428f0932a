import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { dayMs } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { oldestKept } from "#shared/rate-limit/usage/usage-history.ts";
import { recordEvent } from "../security-log/record-event.ts";
import type { KeyContext, KeyMakeContext } from "./context.ts";
import { type IssuedKey, issueKey, type NewKey } from "./issue-key.ts";
import {
  faultOfExpiry,
  faultOfGrant,
  faultOfName,
  maxKeysPerDay,
  maxLiveKeys,
  refuseKeyFaults,
} from "./key-rules.ts";

const tables = [apiKeys, pipelineTokens] as const;
type Table = (typeof tables)[number];

/**
 * Makes a key or token for an account. Those that ended so long ago that their usage is no longer
 * kept are removed.
 *
 * @returns the key, which is shown this once.
 * @throws ApiError `parameter_missing` with the fields that are not valid, or if the account has
 * {@link maxLiveKeys}, or has made {@link maxKeysPerDay} within a day.
 */
export async function createKey(context: KeyMakeContext, key: NewKey): Promise<IssuedKey> {
  const { write, tier, now } = context;
  refuseKeyFaults([
    faultOfName(key.name),
    faultOfGrant(key.grant, tier),
    faultOfExpiry(key.expiresAt, now),
  ]);
  const live = (table: Table) =>
    and(isNull(table.revokedAt), or(isNull(table.expiresAt), gt(table.expiresAt, now)));
  const recent = (table: Table) => gt(table.createdAt, now - dayMs);
  await refuseOver(context, live, maxLiveKeys, tooMany);
  await refuseOver(context, recent, maxKeysPerDay, tooOften);
  for (const table of tables) write(statement.delete(table).where(longEnded(context, table)));
  recordEvent(context, "key_made", key.name);
  return issueKey(context, key);
}

/** Now, and again when the key is stored, because another may be made in between. */
async function refuseOver(
  { db, write, caller }: KeyMakeContext,
  condition: (table: Table) => SQL | undefined,
  max: number,
  refuse: () => ApiError,
): Promise<void> {
  const own = (table: Table) => and(eq(table.userId, caller.accountId), condition(table));
  const [keys, tokens] = tables.map((table) => statement.$count(table, own(table)));
  const [row] = await db.select({ total: sql<number>`${keys} + ${tokens}` }).from(sql`(select 1)`);
  if ((row?.total ?? 0) >= max) throw refuse();
  write(assertInBatch(sql`${keys} + ${tokens} < ${max}`));
}

function longEnded({ caller, now }: KeyContext, table: Table): SQL | undefined {
  const before = oldestKept(now);
  return and(
    eq(table.userId, caller.accountId),
    or(lt(table.revokedAt, before), lt(table.expiresAt, before)),
  );
}

function tooMany(): ApiError {
  return new ApiError("parameter_missing", {
    message: `The account already has ${maxLiveKeys} keys, which is the maximum. Revoke one that is no longer used first.`,
  });
}

function tooOften(): ApiError {
  return new ApiError("parameter_missing", {
    message: `The account has created ${maxKeysPerDay} keys within 24 hours, which is the maximum. Create more tomorrow.`,
  });
}
