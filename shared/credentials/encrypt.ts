/**
 * Encryption at rest: AES-GCM with a key from the environment, bound to the record that
 * the text belongs to.
 */
import { fromBase64, toBase64 } from "../core/bytes/base64.ts";
import { fromHex } from "../core/bytes/hex.ts";
import { readKeys } from "./key-list.ts";

const version = "v1";
const ivBytes = 12;

/** The text cannot be decrypted: the key or the owner is wrong, or it is damaged. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

/**
 * @param secret keys (`readKeys`), of which the first encrypts.
 * @param owner id of the record that the text belongs to; decryption with another owner fails.
 */
export async function encryptText(secret: string, owner: string, text: string): Promise<string> {
  const [current] = readKeys(secret);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const encrypted = await crypto.subtle.encrypt(
    algorithm(iv, owner),
    await importKey(current),
    new TextEncoder().encode(text),
  );
  return `${version}.${toBase64(iv)}.${toBase64(new Uint8Array(encrypted))}`;
}

/**
 * @param secret keys, each of which is tried.
 * @throws {DecryptionError}
 */
export async function decryptText(secret: string, owner: string, stored: string): Promise<string> {
  const [form, iv, encrypted, ...more] = stored.split(".");
  if (form !== version || !iv || !encrypted || more.length > 0) {
    throw new DecryptionError("the stored text has an unknown format");
  }
  let cause: unknown;
  for (const key of readKeys(secret)) {
    try {
      const bytes = await crypto.subtle.decrypt(
        algorithm(fromBase64(iv), owner),
        await importKey(key),
        fromBase64(encrypted),
      );
      return new TextDecoder().decode(bytes);
    } catch (error) {
      cause = error;
    }
  }
  throw new DecryptionError("the stored text was encrypted with another key, or is damaged", {
    cause,
  });
}

function algorithm(iv: BufferSource, owner: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(owner) };
}

async function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromHex(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}
