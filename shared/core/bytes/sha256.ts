import { toHex } from "./hex.ts";

const encoder = new TextEncoder();

/** @returns the lowercase hex SHA-256 of the text's UTF-8 bytes: 64 characters. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
  return toHex(new Uint8Array(digest));
}
