import { normalizeBase32, toBase32 } from "../../core/bytes/base32.ts";
import { keyedHash } from "../../credentials/keyed-hash.ts";

/** How many codes a set has. */
export const codesPerSet = 10;

const bytesPerCode = 16;
const charactersPerGroup = 5;

/** A new code of 128 bits, in groups that can be read out. */
export function makeCode(): string {
  const text = toBase32(crypto.getRandomValues(new Uint8Array(bytesPerCode)));
  return text.match(new RegExp(`.{1,${charactersPerGroup}}`, "g"))?.join("-") ?? text;
}

/** The hash of a code as it is stored; of text that is no code, one that is stored nowhere. */
export function hashCode(secretsKey: string, typed: string): Promise<string> {
  return keyedHash(secretsKey, "recovery code", normalizeBase32(typed));
}
