import { sha256Hex } from "../core/bytes/sha256.ts";
import { createLru } from "../core/lru.ts";
import { parseToken, type TokenKind } from "../credentials/token.ts";

const maxHeaderLength = 256;

/** Parsed headers with a well-formed token, so that those of active callers are not hashed again. */
const known = createLru<{ kind: TokenKind; sha256: string }>(1_000);

/** The SHA-256 of the token in an `Authorization` header; null if it contains no token of this kind. */
export async function readCredential(header: string, kind: TokenKind): Promise<string | null> {
  const read = known.get(header) ?? (await readToken(header));
  return read?.kind === kind ? read.sha256 : null;
}

/** The cached result for exactly this header; undefined if there is none. */
export function knownCredential(header: string): { sha256: string } | undefined {
  return known.get(header);
}

async function readToken(header: string): Promise<{ kind: TokenKind; sha256: string } | null> {
  const text = header.length <= maxHeaderLength ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
  const token = text === undefined ? null : parseToken(text);
  if (text === undefined || token === null) return null;
  const read = { kind: token.kind, sha256: await sha256Hex(text) };
  known.set(header, read);
  return read;
}
