import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys } from "#schema/sign-in.ts";
import type { Database, Reader } from "#shared/db/client.ts";
import { type Purpose, takeChallenge } from "./challenges.ts";
import { checkPasskey, type PasskeyUse, type StoredPasskey } from "./check-passkey.ts";
import type { RelyingParty } from "./relying-party.ts";
import { PasskeyResponse, parseResponse } from "./response-schema.ts";

interface ProofContext {
  db: Database;
  now: number;
  /** The session of the browser that asked for the challenge. */
  sessionId: string;
  party: RelyingParty;
}

export interface ProvenPasskey {
  passkey: FoundPasskey;
  use: PasskeyUse;
}

/**
 * Checks a passkey's response to the challenge of this session, which is used up whatever comes of
 * it.
 *
 * @param text the response in JSON, as the form carries it.
 * @returns null if the response is wrong, late, or to another browser's challenge.
 */
export async function provePasskey(
  context: ProofContext,
  purpose: Purpose,
  text: string,
): Promise<ProvenPasskey | null> {
  const { db, party } = context;
  const taken = await takeChallenge(context, purpose);
  const response = parseResponse(PasskeyResponse, text);
  if (!taken || !response) return null;
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return null;
  const use = await checkPasskey(party, taken.challenge, response, passkey);
  return use && { passkey, use };
}

interface FoundPasskey extends StoredPasskey {
  /** `psk_…` */
  id: string;
  accountId: string;
  name: string;
}

/** Finds a passkey by the authenticator's id of it. */
async function findPasskey(db: Reader, credentialId: string): Promise<FoundPasskey | null> {
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
