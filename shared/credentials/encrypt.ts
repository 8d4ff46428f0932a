/**
 * Encryption at rest: AES-GCM with a key from the environment, bound to the record that
 * the text belongs to.
 */
import { fromBase64, toBase64 } from "../core/bytes/base64.ts";
import { fromHex } from "../core/bytes/hex.ts";

const version = "v1";
const ivBytes = 12;

/** The text cannot be decrypted: the key or the owner is wrong, or it is damaged. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

/**
 * @param secret hex, 32 bytes.
 * @param owner id of the record that the text belongs to; decryption with another owner fails.
 */
export async function encryptText(secret: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const encrypted = await crypto.subtle.encrypt(
    algorithm(iv, owner),
    await importKey(secret),
    new TextEncoder().encode(text),
  );
  return `${version}.${toBase64(iv)}.${toBase64(new Uint8Array(encrypted))}`;
}

/** @throws {DecryptionError} */
export async function decryptText(secret: string, owner: string, stored: string): Promise<string> {
  const [form, iv, encrypted, ...more] = stored.split(".");
  if (form !== version || !iv || !encrypted || more.length > 0) {
    throw new DecryptionError("the stored text has an unknown format");
  }
  try {
    const bytes = await crypto.subtle.decrypt(
      algorithm(fromBase64(iv), owner),
      await importKey(secret),
      fromBase64(encrypted),
    );
    return new TextDecoder().decode(bytes);
  } catch (cause) {
    throw new DecryptionError("the stored text was encrypted with another key, or is damaged", {
      cause,
    });
  }
}

function algorithm(iv: BufferSource, owner: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(owner) };
}

const hexKey = /^[0-9a-f]{64}$/i;

async function importKey(secret: string): Promise<CryptoKey> {
  if (!hexKey.test(secret)) throw new TypeError("the encryption key must be 32 bytes in hex");
  return crypto.subtle.importKey("raw", fromHex(secret), "AES-GCM", false, ["encrypt", "decrypt"]);
}
