import { sha256Hex } from "../core/bytes/sha256.ts";
import { createLru } from "../core/lru.ts";
import { parseToken, type TokenKind } from "../credentials/token.ts";

const maxHeaderLength = 256;

/** Parsed headers with a well-formed token, so that those of active callers are not hashed again. */
const known = createLru<SentCredential>(1_000);

/** A well-formed token. Whether it was ever issued, only a look-up can say. */
export interface SentCredential {
  kind: TokenKind;
  sha256: string;
}

/** The token in an `Authorization` header; null if the header has none that is well-formed. */
export async function readCredential(header: string): Promise<SentCredential | null> {
  return known.get(header) ?? (await readToken(header));
}

async function readToken(header: string): Promise<SentCredential | null> {
  const text = header.length <= maxHeaderLength ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
  const token = text === undefined ? null : parseToken(text);
  if (text === undefined || token === null) return null;
  const read = { kind: token.kind, sha256: await sha256Hex(text) };
  known.set(header, read);
  return read;
}
