import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { recoveryCodes } from "#schema/sign-in.ts";
import { normalizeBase32, toBase32 } from "#shared/core/bytes/base62.ts";
import { keyedHash, keyedHashes } from "#shared/credentials/keyed-hash.ts";
import { assertInBatch, statement, type Write } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endAllSessions, endVerifications } from "../sessions/end-sessions.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";

/**
 * Adds a new set of recovery codes to a write, in place of any earlier one.
 *
 * @returns the codes, which cannot be shown again.
 */
export async function makeCodes(
  { write, now, secretsKey }: { write: Write; now: number; secretsKey: string },
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesPerSet }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(secretsKey, code)));
  write(
    statement.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId)),
    statement
      .insert(recoveryCodes)
      .values(hashes.map((hash) => ({ hash, userId: accountId, createdAt: now }))),
  );
  return codes;
}

/** Makes a new set of recovery codes; earlier ones are void. @returns the new codes. */
export async function renewCodes(context: OwnerWriteContext): Promise<string[]> {
  const codes = await makeCodes(context, context.caller.accountId);
  endVerifications(context);
  recordEvent(context, "recovery_codes_made");
  return codes;
}

/**
 * Signs in with a recovery code, which is void from then on. All sessions of the account end, since
 * whoever has lost a device may have lost one that is signed in, and with them unused one-time links.
 *
 * @param replaces the browser's session until now.
 * @returns null if the code was never made, was used, or was replaced by newer ones.
 */
export async function useCode(
  context: VisitorWriteContext,
  typed: string,
  replaces: string,
): Promise<SignInResult | null> {
  const { db, now, browser, secretsKey, write } = context;
  const unused = and(
    inArray(recoveryCodes.hash, await codeHashes(secretsKey, typed)),
    isNull(recoveryCodes.usedAt),
  );
  const [found] = await db
    .select({ accountId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(unused);
  if (!found) return null;
  const { accountId } = found;
  write(
    assertInBatch(sql`exists (select 1 from ${recoveryCodes} where ${unused})`),
    statement.update(recoveryCodes).set({ usedAt: now }).where(unused),
  );
  endAllSessions(context, accountId);
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent({ ...context, caller: { accountId } }, "signed_in_by_code");
  return { accountId, secret };
}

/** How many codes a set has. */
const codesPerSet = 10;

const bytesPerCode = 16;
const charactersPerGroup = 5;

/** A new code of 128 bits, in groups that can be read out. */
function makeCode(): string {
  const text = toBase32(crypto.getRandomValues(new Uint8Array(bytesPerCode)));
  return text.match(new RegExp(`.{1,${charactersPerGroup}}`, "g"))?.join("-") ?? text;
}

const label = "recovery code";

/** The hash of a new code as it is stored. */
function hashCode(secretsKey: string, code: string): Promise<string> {
  return keyedHash(secretsKey, label, normalizeBase32(code));
}

/**
 * The hashes under each of the service's keys, one of which is stored if this is a code; those of
 * other text are stored nowhere.
 */
function codeHashes(secretsKey: string, typed: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, normalizeBase32(typed));
}
