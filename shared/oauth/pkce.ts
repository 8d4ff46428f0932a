/** Proof Key for Code Exchange (RFC 7636), with S256 alone. */
import { toBase64Url } from "../core/bytes/base64.ts";

const challengeForm = /^[A-Za-z0-9_-]{43}$/;
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/;

/** Whether a text can be the SHA-256 of a verifier. */
export function isChallenge(text: string): boolean {
  return challengeForm.test(text);
}

/** Whether the verifier is the one that the challenge was made from. */
export async function verifies(verifier: string, challenge: string): Promise<boolean> {
  if (!verifierForm.test(verifier)) return false;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest)) === challenge;
}
