import { keyedHash } from "../../credentials/keyed-hash.ts";

/**
 * The token that a form of this session carries. It follows from the session, so that nothing is
 * stored, and another session's, or one made elsewhere, does not match.
 */
export function formTokenOf(secretsKey: string, sessionId: string): Promise<string> {
  return keyedHash(secretsKey, "form token", sessionId);
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameToken(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  }
  return difference === 0;
}
