import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { isCrossOrigin } from "./is-cross-origin.ts";
import { algorithms } from "./passkey-options.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { NewPasskeyResponse } from "./response-schema.ts";

/** The stored fields of a new passkey, apart from its owner. */
export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  backupEligible: boolean;
  backedUp: boolean;
}

/**
 * Checks the response to a request for a new passkey: challenge, origin, domain, the person's
 * presence and verification.
 *
 * @returns null if anything is wrong with it.
 */
export async function checkNewPasskey(
  party: RelyingParty,
  challenge: string,
  response: NewPasskeyResponse,
): Promise<NewPasskey | null> {
  if (isCrossOrigin(response.response.clientDataJSON)) return null;
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponse,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: toBase64Url(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports.join(" "),
    backupEligible: credentialDeviceType === "multiDevice",
    backedUp: credentialBackedUp,
  };
}

/** Its type lists today's transports; authenticators name others tomorrow. */
type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]["response"];
