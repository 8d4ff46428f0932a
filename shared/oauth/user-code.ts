/**
 * The code that a person types to connect a device (RFC 8628, section 6.1): eight consonants, so that
 * no word comes out, and no letter that is taken for another.
 */
import { keyedHash, keyedHashes } from "../credentials/keyed-hash.ts";

const alphabet = "BCDFGHJKLMNPQRSTVWXZ";
const length = 8;
const label = "user code of a device";
/** The largest multiple of the alphabet's length that fits in a byte. */
const fairBytes = 240;
const form = new RegExp(`^[${alphabet}]{${length}}$`);

/** A random user code, as it is shown: `WDJB-MJHT`. */
export function makeUserCode(): string {
  let code = "";
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fairBytes && code.length < length) code += alphabet.charAt(byte % alphabet.length);
    }
  }
  return showUserCode(code);
}

/** Reads what a person has typed; capitals, spaces and hyphens do not matter. @returns null if it can be no code. */
export function readUserCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return form.test(code) ? showUserCode(code) : null;
}

function showUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export function hashUserCode(secretsKey: string, code: string): Promise<string> {
  return keyedHash(secretsKey, label, code);
}

/** The hashes under which a code can be stored. */
export function userCodeHashes(secretsKey: string, code: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, code);
}
