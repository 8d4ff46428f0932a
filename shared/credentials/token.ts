import { base62OfHex, randomBase62, toBase62 } from "../core/bytes/base62.ts";
import { crc32 } from "../core/bytes/crc32.ts";

/** Every kind of bearer token, and the prefix by which people and secret scanners recognize it. */
export const tokenPrefixes = {
  intelligence: "intelligence_",
  whitelabel: "wlk_",
  pipeline: "ext_",
  calendarFeed: "ics_",
  oauthCode: "oac_",
  oauthDevice: "odc_",
  oauthAccess: "oat_",
  oauthRefresh: "ort_",
} as const;

export type TokenKind = keyof typeof tokenPrefixes;

const randomLength = 32;
const checksumLength = 6;
const kinds = Object.keys(tokenPrefixes) as TokenKind[];
const secretPart = new RegExp(`^[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** Creates a token: the prefix, 32 random base62 characters (190 bits), and a checksum of both. */
export function mintToken(kind: TokenKind): string {
  return complete(kind, randomBase62(randomLength));
}

/**
 * A token that can be made again from what it was made from.
 *
 * @param hash a keyed SHA-256 as hex, which nobody without the key can compute.
 */
export function deriveToken(kind: TokenKind, hash: string): string {
  return complete(kind, base62OfHex(hash, randomLength));
}

function complete(kind: TokenKind, secret: string): string {
  const body = tokenPrefixes[kind] + secret;
  return body + checksum(body);
}

/**
 * Recognizes a token by its format, without a lookup. The checksum rejects mistyped
 * tokens; a valid one is no evidence that the token was issued.
 */
export function parseToken(text: string): { kind: TokenKind } | null {
  const kind = kinds.find((candidate) => text.startsWith(tokenPrefixes[candidate]));
  if (kind === undefined || !secretPart.test(text.slice(tokenPrefixes[kind].length))) return null;
  return checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength) ? { kind } : null;
}

function checksum(body: string): string {
  return toBase62(crc32(new TextEncoder().encode(body)), checksumLength);
}
