import { isKeyedHash, keyedHash } from "#shared/credentials/keyed-hash.ts";

const label = "form token";

/**
 * The token that a form of this session carries. It follows from the session, so that nothing is
 * stored, and another session's, or one made elsewhere, does not match.
 */
export function makeFormToken(secretsKey: string, sessionId: string): Promise<string> {
  return keyedHash(secretsKey, label, sessionId);
}

/** Whether a text is the token of this session, under whichever of the service's keys it was made. */
export function isFormToken(secretsKey: string, sessionId: string, text: string): Promise<boolean> {
  return isKeyedHash(text, secretsKey, label, sessionId);
}
