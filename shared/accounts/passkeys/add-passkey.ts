import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys } from "#schema/sign-in.ts";
import { newId } from "#shared/core/ids.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endVerifications } from "../sessions/end-verifications.ts";
import type { NewPasskey } from "./check-new-passkey.ts";
import { maxPasskeys } from "./list-passkeys.ts";
import { requireNewCredential } from "./require-new-credential.ts";

/** Adds a passkey that was checked. @param userHandle that it was made for. */
export async function addPasskey(
  context: OwnerWriteContext,
  { name, passkey, userHandle }: { name: string; passkey: NewPasskey; userHandle: string },
): Promise<void> {
  const { db, write, caller, now } = context;
  const { accountId } = caller;
  write(
    requireNewCredential(db, passkey.credentialId),
    assertInBatch(
      sql`(select count(*) from ${passkeys} where user_id = ${accountId}) < ${maxPasskeys}`,
    ),
    statement
      .update(users)
      .set({ userHandle })
      .where(and(eq(users.id, accountId), isNull(users.userHandle))),
    // Two first passkeys at once would have two handles.
    assertInBatch(
      sql`exists (select 1 from ${users} where id = ${accountId} and user_handle = ${userHandle})`,
    ),
    statement
      .insert(passkeys)
      .values({ ...passkey, id: newId("passkey"), userId: accountId, name, createdAt: now }),
  );
  endVerifications(context);
  recordEvent(context, "passkey_added", name);
}
