import { and, eq, sql } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endVerifications } from "../sessions/end-verifications.ts";

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
