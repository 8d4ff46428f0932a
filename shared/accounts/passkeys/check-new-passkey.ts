import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { sql } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, type Statement } from "#shared/db/transaction.ts";
import { algorithms, type RelyingParty } from "./passkey-options.ts";
import { isCrossOrigin, type NewPasskeyResponse } from "./passkey-response.ts";

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
