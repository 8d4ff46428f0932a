import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { dayMs } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { derivedId } from "#shared/core/ids.ts";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { oldestKept } from "#shared/rate-limit/usage/usage-history.ts";
import { recordEvent } from "../security-log/record-event.ts";
import type { KeyContext, KeyGrant, KeyMakeContext, KeyRecord } from "./key-record.ts";
import {
  faultOfExpiry,
  faultOfGrant,
  faultOfName,
  maxKeysPerDay,
  maxLiveKeys,
  refuseKeyFaults,
} from "./key-rules.ts";
import { findOwnKey } from "./read-keys.ts";

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

/**
 * Makes the key that a form asks for, once: a form that is sent again, as by a reload of the page with
 * the key, makes no other. The id of the key follows from the form.
 *
 * @param formId a random text that the form carries; without one, each time makes a key.
 * @returns the key, or the one that the form has made before, whose text cannot be shown again.
 * @throws ApiError what `createKey` throws.
 */
export async function createKeyOnce(
  context: KeyMakeContext & { secretsKey: string },
  key: NewKey,
  formId: string,
): Promise<IssuedKey | { earlier: KeyRecord }> {
  if (formId === "") return createKey(context, key);
  const { caller, secretsKey } = context;
  const hash = await keyedHash(secretsKey, "form of a key", caller.accountId, formId);
  const kind = key.grant.kind === "pipeline" ? "pipelineToken" : "apiKey";
  const earlier = await findOwnKey(context, derivedId(kind, hash)).catch(nullIfNotFound);
  if (earlier) return { earlier };
  return createKey({ ...context, newId: (kind) => derivedId(kind, hash) }, key);
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.code === "record_not_found") return null;
  throw error;
}

export interface NewKey {
  name: string;
  grant: KeyGrant;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt: number | null;
}

export interface IssuedKey {
  id: string;
  /** The key itself, which cannot be shown again. */
  token: string;
}

/**
 * Stores a key without the checks of `createKey`.
 *
 * @param token an existing key to register, instead of making one.
 */
export async function issueKey(
  { write, newId, caller, now }: Pick<KeyMakeContext, "write" | "newId" | "caller" | "now">,
  { name, grant, expiresAt }: NewKey,
  token = mintToken(grant.kind),
): Promise<IssuedKey> {
  const common = {
    userId: caller.accountId,
    name,
    sha256: await sha256Hex(token),
    lastFour: token.slice(-4),
    createdAt: now,
    expiresAt,
  };
  if (grant.kind === "pipeline") {
    const id = newId("pipelineToken");
    write(statement.insert(pipelineTokens).values({ ...common, id, access: grant.access }));
    return { id, token };
  }
  const id = newId("apiKey");
  const scopes = grant.kind === "intelligence" ? grant.scopes.join(" ") : "";
  write(statement.insert(apiKeys).values({ ...common, id, kind: grant.kind, scopes }));
  return { id, token };
}
