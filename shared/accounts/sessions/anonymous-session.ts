import { newId } from "#shared/core/ids.ts";
import { isKeyedHash, keyedHash } from "#shared/credentials/keyed-hash.ts";
import { type AnonymousSession, anonymousMs } from "./session.ts";

const label = "anonymous session";

interface AnonymousContext {
  /** Hex, 32 bytes. */
  secretsKey: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Begins the session of a browser that nobody has signed in with yet. Nothing is stored, so that
 * whoever only looks at the sign-in writes nothing: the cookie itself says which session it is and
 * when it began, signed by the service.
 *
 * @returns the session, and the cookie's text: its id, its start in base 36 and the signature.
 */
export async function startAnonymousSession({
  secretsKey,
  now,
}: AnonymousContext): Promise<{ session: AnonymousSession; secret: string }> {
  const id = newId("session");
  const start = now.toString(36);
  const signature = await keyedHash(secretsKey, label, id, start);
  return { session: { id, kind: "anonymous" }, secret: `${id}.${start}.${signature}` };
}

/** The session of a cookie's text; null if the service did not make it, or its ten minutes are over. */
export async function readAnonymousSession(
  { secretsKey, now }: AnonymousContext,
  text: string,
): Promise<AnonymousSession | null> {
  const [, id, start, signature] =
    /^(ses_\w{1,30})\.([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined || start === undefined || signature === undefined) return null;
  if (Number.parseInt(start, 36) + anonymousMs <= now) return null;
  const isOwn = await isKeyedHash(signature, secretsKey, label, id, start);
  return isOwn ? { id, kind: "anonymous" } : null;
}
