import { eq, sql } from "drizzle-orm";
import { passkeys, sessions } from "#schema/sign-in.ts";
import { dayMs } from "#shared/core/dates.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { type EventContext, recordEvent } from "../security-log/record-event.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";
import type { ProvenPasskey } from "./prove-passkey.ts";

/** Signs in with a passkey that was proven. @param replaces the browser's session until now. */
export async function signInWithPasskey(
  context: VisitorWriteContext,
  proven: ProvenPasskey,
  replaces: string,
): Promise<SignInResult> {
  const { now, browser, write } = context;
  const { id, accountId, name } = proven.passkey;
  const owner = { ...context, caller: { accountId } };
  // It may have been removed since it was read.
  write(assertInBatch(sql`exists (select 1 from ${passkeys} where id = ${id})`));
  noteUse(owner, proven);
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent(owner, "signed_in", name);
  return { accountId, secret };
}

/**
 * Notes that the person of a session has just proved to be present, with a passkey of its account.
 *
 * @returns false if the passkey is another account's.
 */
export async function verifyPresence(
  context: OwnerWriteContext,
  proven: ProvenPasskey,
): Promise<boolean> {
  const { write, now, caller } = context;
  if (proven.passkey.accountId !== caller.accountId) return false;
  noteUse(context, proven);
  write(
    statement.update(sessions).set({ verifiedAt: now }).where(eq(sessions.id, caller.credentialId)),
  );
  return true;
}

/**
 * Adds the use of a passkey to a write: its day, its counter, and whether it is backed up. A counter
 * that went back is noted in the security log, which shows it as a warning.
 */
function noteUse(context: EventContext, { passkey, use }: ProvenPasskey): void {
  const { write, now } = context;
  write(
    statement
      .update(passkeys)
      .set({
        counter: Math.max(use.counter, passkey.counter),
        backedUp: use.backedUp,
        lastUsedDay: Math.floor(now / dayMs) * dayMs,
      })
      .where(eq(passkeys.id, passkey.id)),
  );
  if (use.isCounterBack) recordEvent(context, "passkey_counter_back", passkey.name);
}
