import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys } from "#schema/sign-in.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountContext, OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endVerifications } from "../sessions/end-sessions.ts";
import { type NewPasskey, requireNewCredential } from "./check-new-passkey.ts";

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

/** The most passkeys of an account. */
export const maxPasskeys = 20;

export interface PasskeyRecord {
  /** `psk_…` */
  id: string;
  name: string;
  credentialId: string;
  transports: string;
  /** Whether it may be copied to other devices, and whether it was when it was last used. */
  backupEligible: boolean;
  backedUp: boolean;
  createdAt: number;
  /** The start of a UTC day; null before its first use after it was made. */
  lastUsedDay: number | null;
}

/** The account's passkeys, oldest first. */
export async function listPasskeys({ db, caller }: AccountContext): Promise<PasskeyRecord[]> {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
      backupEligible: passkeys.backupEligible,
      backedUp: passkeys.backedUp,
      createdAt: passkeys.createdAt,
      lastUsedDay: passkeys.lastUsedDay,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, caller.accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(maxPasskeys);
}

/** @throws ApiError `record_not_found` if the account has no such passkey. */
export async function renamePasskey(
  context: OwnerWriteContext,
  id: string,
  name: string,
): Promise<void> {
  await requirePasskey(context, id);
  context.write(statement.update(passkeys).set({ name }).where(ownPasskey(context, id)));
  recordEvent(context, "passkey_renamed", name);
}

/**
 * Removes a passkey, but never the last, without which nobody could sign in.
 *
 * @throws ApiError `record_not_found`; `parameter_missing` if it is the last.
 */
export async function removePasskey(context: OwnerWriteContext, id: string): Promise<void> {
  const { write, caller } = context;
  const name = await requirePasskey(context, id);
  write(
    assertInBatch(
      sql`(select count(*) from ${passkeys} where user_id = ${caller.accountId}) > 1`,
      async () => {
        throw new ApiError("parameter_missing", {
          message:
            "This is the account's last passkey, without which nobody could sign in. Add another one first.",
          clarification: "Which other device should have a passkey of the account?",
        });
      },
    ),
    statement.delete(passkeys).where(ownPasskey(context, id)),
  );
  endVerifications(context);
  recordEvent(context, "passkey_removed", name);
}

function ownPasskey({ caller }: OwnerWriteContext, id: string) {
  return and(eq(passkeys.userId, caller.accountId), eq(passkeys.id, id));
}

async function requirePasskey(context: OwnerWriteContext, id: string): Promise<string> {
  const [found] = await context.db
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(ownPasskey(context, id));
  if (!found) throw notFound("passkey", id);
  return found.name;
}

/** The user handle of the account's passkeys; a new random one if it has none yet. */
export async function readUserHandle({ db, caller }: AccountContext): Promise<string> {
  const [found] = await db
    .select({ userHandle: users.userHandle })
    .from(users)
    .where(eq(users.id, caller.accountId));
  return found?.userHandle ?? toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
