import { sql } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, type Statement } from "#shared/db/transaction.ts";

/**
 * A statement that rolls its batch back if a passkey with this id is stored already, of whatever
 * account: whoever signs in with it must be one person (WebAuthn, 7.1).
 *
 * @throws ApiError `parameter_missing` from the batch.
 */
export function requireNewCredential(db: Reader, credentialId: string): Statement {
  const isStored = sql<number>`exists (
    select 1 from ${passkeys} where ${passkeys.credentialId} = ${credentialId}
  )`;
  const explain = async () => {
    const [found] = await db.select({ isStored }).from(sql`(select 1)`);
    if (found?.isStored !== 1) return;
    throw new ApiError("parameter_missing", {
      message: "This passkey is in use already. Make a new one.",
      param: "credential",
      clarification: "Which device should make the passkey?",
    });
  };
  return assertInBatch(sql`not ${isStored}`, explain);
}
