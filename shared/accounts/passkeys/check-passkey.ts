import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { fromBase64Url } from "#shared/core/bytes/base64.ts";
import { isCrossOrigin } from "./is-cross-origin.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { PasskeyResponse } from "./response-schema.ts";

/** A stored passkey, as far as a check needs it. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  /** The handle of the passkey's account. */
  userHandle: string | null;
}

export interface PasskeyUse {
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
