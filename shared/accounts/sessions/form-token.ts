import { keyedHash, keyedHashes } from "../../credentials/keyed-hash.ts";

const label = "form token";

/**
 * The token that a form of this session carries. It follows from the session, so that nothing is
 * stored, and another session's, or one made elsewhere, does not match.
 */
export function formTokenOf(secretsKey: string, sessionId: string): Promise<string> {
  return keyedHash(secretsKey, label, sessionId);
}

/** Whether a text is the token of this session, under whichever of the service's keys it was made. */
export async function isFormToken(
  secretsKey: string,
  sessionId: string,
  text: string,
): Promise<boolean> {
  const tokens = await keyedHashes(secretsKey, label, sessionId);
  return tokens.some((token) => isSameToken(text, token));
}

/** Compares two texts in a time that does not depend on where they differ. */
function isSameToken(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  }
  return difference === 0;
}
