import { normalizeBase32, toBase32 } from "#shared/core/bytes/base62.ts";
import { keyedHash, keyedHashes } from "#shared/credentials/keyed-hash.ts";

/** How many codes a set has. */
export const codesPerSet = 10;

const bytesPerCode = 16;
const charactersPerGroup = 5;

/** A new code of 128 bits, in groups that can be read out. */
export function makeCode(): string {
  const text = toBase32(crypto.getRandomValues(new Uint8Array(bytesPerCode)));
  return text.match(new RegExp(`.{1,${charactersPerGroup}}`, "g"))?.join("-") ?? text;
}

const label = "recovery code";

/** The hash of a new code as it is stored. */
export function hashCode(secretsKey: string, code: string): Promise<string> {
  return keyedHash(secretsKey, label, normalizeBase32(code));
}

/**
 * The hashes under each of the service's keys, one of which is stored if this is a code; those of
 * other text are stored nowhere.
 */
export function codeHashes(secretsKey: string, typed: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, normalizeBase32(typed));
}
