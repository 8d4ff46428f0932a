import { fromHex, toHex } from "../core/bytes/hex.ts";

/**
 * HMAC-SHA256 as hex. Each label derives a key of its own (HKDF), so that hashes of the same
 * value under different labels are unrelated.
 *
 * @param secret hex, 32 bytes.
 * @param parts the values to hash, with boundaries, so that `a, bc` and `ab, c` differ.
 */
export async function keyedHash(
  secret: string,
  label: string,
  ...parts: readonly string[]
): Promise<string> {
  const key = await deriveKey(secret, label);
  const text = new TextEncoder().encode(JSON.stringify(parts));
  const signed = await crypto.subtle.sign("HMAC", key, text);
  return toHex(new Uint8Array(signed));
}

async function deriveKey(secret: string, label: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", fromHex(secret), "HKDF", false, ["deriveKey"]);
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
