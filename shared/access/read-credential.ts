import { sha256Hex } from "../core/bytes/sha256.ts";
import { createLru } from "../core/lru.ts";
import { parseToken, type TokenKind } from "../credentials/token.ts";

const maxHeaderLength = 256;

/** What the isolate has read of headers with an intact token, so that a caller in use is not read again. */
const known = createLru<{ kind: TokenKind; sha256: string }>(1_000);

/** The SHA-256 of the token that an `Authorization` header holds; null where it holds none of this kind. */
export async function readCredential(header: string, kind: TokenKind): Promise<string | null> {
  const read = known.get(header) ?? (await readToken(header));
  return read?.kind === kind ? read.sha256 : null;
}

/** What was read of this very header before; undefined where that is forgotten or it holds no token. */
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
