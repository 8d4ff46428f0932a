import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { fromBase64Url } from "#shared/core/bytes/base64.ts";

/** EdDSA, ES256 and RS256: what authenticators in use can do. */
export const algorithms = [-8, -7, -257];

/** How long the browser waits for the person. The challenge is valid for longer. */
const timeoutMs = 4 * 60_000;

/** A passkey as the browser is to find or to avoid it. */
interface KnownPasskey {
  credentialId: string;
  /** Space-separated. */
  transports: string;
}

/**
 * Options with which a browser makes a passkey: one that is found without a name (discoverable),
 * and that asks for the person's finger, face or PIN.
 *
 * @param known the account's passkeys; a device that has one of them does not make another.
 */
export async function creationOptions(
  party: RelyingParty,
  {
    challenge,
    userHandle,
    accountName,
    known,
  }: { challenge: string; userHandle: string; accountName: string; known: readonly KnownPasskey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const userID = fromBase64Url(userHandle);
  const bytes = fromBase64Url(challenge);
  if (!userID || !bytes) throw new Error("a user handle or a challenge is not base64url");
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: accountName,
    userDisplayName: accountName,
    userID,
    challenge: bytes,
    timeout: timeoutMs,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(toDescriptor),
    supportedAlgorithmIDs: algorithms,
  });
}

/** @param known whose passkeys may answer; by default any of this site that the browser finds. */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  known: readonly KnownPasskey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const bytes = fromBase64Url(challenge);
  if (!bytes) throw new Error("a challenge is not base64url");
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytes,
    timeout: timeoutMs,
    userVerification: "required",
    allowCredentials: known.map(toDescriptor),
  });
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports: transports.split(" ").filter(Boolean) };
}

/** The site as passkeys know it. */
export interface RelyingParty {
  /** Its domain. A passkey is of one domain for ever. */
  id: string;
  /** The one origin that may use its passkeys. */
  origin: string;
  /** Shown by browsers. */
  name: string;
}
