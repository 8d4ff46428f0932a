import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys } from "#schema/sign-in.ts";
import { fromBase64Url } from "#shared/core/bytes/base64.ts";
import type { Database, Reader } from "#shared/db/client.ts";
import { type Purpose, takeChallenge } from "./challenges.ts";
import type { RelyingParty } from "./passkey-options.ts";
import { isCrossOrigin, PasskeyResponse, parseResponse } from "./passkey-response.ts";

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

/** A stored passkey, as far as a check needs it. */
interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  /** The handle of the passkey's account. */
  userHandle: string | null;
}

interface PasskeyUse {
  counter: number;
  backedUp: boolean;
  /** Whether the counter is not above the last one, as a copy's would be. */
  isCounterBack: boolean;
}

/**
 * Checks the response of a passkey: its signature, challenge, origin, domain, account, and the
 * person's presence and verification.
 *
 * A counter that goes back is no error, because many passkeys are copied on purpose: it is reported.
 *
 * @returns null if anything is wrong with it.
 */
export async function checkPasskey(
  party: RelyingParty,
  challenge: string,
  response: PasskeyResponse,
  stored: StoredPasskey,
): Promise<PasskeyUse | null> {
  const { userHandle, clientDataJSON } = response.response;
  // A discoverable passkey always says whose it is.
  if (userHandle === undefined || userHandle !== stored.userHandle) return null;
  if (isCrossOrigin(clientDataJSON)) return null;
  const publicKey = fromBase64Url(stored.publicKey);
  if (!publicKey) throw new Error("a stored public key is not base64url");
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponse,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is below any that an authenticator sends, because the library would throw otherwise.
    credential: { id: stored.credentialId, publicKey, counter: -1 },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const counts = newCounter > 0 || stored.counter > 0;
  return {
    counter: newCounter,
    backedUp: credentialBackedUp,
    isCounterBack: counts && newCounter <= stored.counter,
  };
}

type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]["response"];
