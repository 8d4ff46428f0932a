import { fromHex, toHex } from "../core/bytes/hex.ts";
import { readKeys } from "./key-list.ts";

/**
 * HMAC-SHA256 as hex. Each label derives a key of its own (HKDF), so that hashes of the same
 * value under different labels are unrelated.
 *
 * @param secret keys (`readKeys`), of which the first hashes.
 * @param parts the values to hash, with boundaries, so that `a, bc` and `ab, c` differ.
 */
export async function keyedHash(
  secret: string,
  label: string,
  ...parts: readonly string[]
): Promise<string> {
  const [current] = readKeys(secret);
  return hashUnder(current, label, parts);
}

/** The hash under each of the keys, that of the first first: to find what was stored under any of them. */
export function keyedHashes(
  secret: string,
  label: string,
  ...parts: readonly string[]
): Promise<string[]> {
  return Promise.all(readKeys(secret).map((key) => hashUnder(key, label, parts)));
}

/** Whether a text is the hash of these values under any of the keys. */
export async function isKeyedHash(
  text: string,
  secret: string,
  label: string,
  ...parts: readonly string[]
): Promise<boolean> {
  const hashes = await keyedHashes(secret, label, ...parts);
  return hashes.some((hash) => isSameText(text, hash));
}

/** Compares two texts in a time that does not depend on where they differ. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  }
  return difference === 0;
}

async function hashUnder(key: string, label: string, parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts));
  const signed = await crypto.subtle.sign("HMAC", await deriveKey(key, label), text);
  return toHex(new Uint8Array(signed));
}

async function deriveKey(key: string, label: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", fromHex(key), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: new TextEncoder().encode(label),
    },
    base,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
}
