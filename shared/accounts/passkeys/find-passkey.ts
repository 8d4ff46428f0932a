import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys } from "#schema/sign-in.ts";
import type { Reader } from "#shared/db/client.ts";
import type { StoredPasskey } from "./check-passkey.ts";

export interface FoundPasskey extends StoredPasskey {
  /** `psk_…` */
  id: string;
  accountId: string;
  name: string;
}

/** Finds a passkey by the authenticator's id of it. */
export async function findPasskey(db: Reader, credentialId: string): Promise<FoundPasskey | null> {
  const [found] = await db
    .select({
      id: passkeys.id,
      accountId: passkeys.userId,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      userHandle: users.userHandle,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}
