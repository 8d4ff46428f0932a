import { eq } from "drizzle-orm";
import { sessions } from "#schema/sign-in.ts";
import { statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { noteUse } from "./note-use.ts";
import type { ProvenPasskey } from "./prove-passkey.ts";

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
