import { and, inArray, isNull, sql } from "drizzle-orm";
import { recoveryCodes } from "#schema/sign-in.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endAllSessions } from "../sessions/end-all-sessions.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";
import { codeHashes } from "./codes.ts";

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
