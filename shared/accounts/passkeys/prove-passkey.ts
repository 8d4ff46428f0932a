import type { Database } from "#shared/db/client.ts";
import { type Purpose, takeChallenge } from "./challenges.ts";
import { checkPasskey, type PasskeyUse } from "./check-passkey.ts";
import { type FoundPasskey, findPasskey } from "./find-passkey.ts";
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
