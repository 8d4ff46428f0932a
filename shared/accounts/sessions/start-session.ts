import { eq } from "drizzle-orm";
import { challenges, sessions } from "#schema/sign-in.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { newId } from "#shared/core/ids.ts";
import { isKeyedHash, keyedHash } from "#shared/credentials/keyed-hash.ts";
import type { Database } from "#shared/db/client.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import {
  type AccountSession,
  type AnonymousSession,
  anonymousMs,
  renewEveryMs,
  sessionEnd,
} from "./session.ts";

/** Characters of the secret in the cookie: 32 bytes in base64url. */
export const secretPattern = /^[A-Za-z0-9_-]{43}$/;

interface NewSession {
  accountId: string;
  /** Whether its person has just proved to be present. */
  verified: boolean;
  /** The browser, such as `Firefox on Linux`. */
  browser: string;
  /** The session that it takes the place of, which ends with its challenges. */
  replaces?: string | undefined;
}

/**
 * Adds a session to a write.
 *
 * @returns its id, and the secret for the cookie, which is stored as a hash only.
 */
export async function startSession(
  { write, now }: { write: Write; now: number },
  { accountId, verified, browser, replaces }: NewSession,
): Promise<{ id: string; secret: string }> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const id = newId("session");
  if (replaces !== undefined) {
    write(
      statement.delete(sessions).where(eq(sessions.id, replaces)),
      statement.delete(challenges).where(eq(challenges.sessionId, replaces)),
    );
  }
  write(
    statement.insert(sessions).values({
      id,
      kind: "account",
      browser,
      sha256: await sha256Hex(secret),
      userId: accountId,
      createdAt: now,
      renewedAt: now,
      expiresAt: sessionEnd({ createdAt: now }, now),
      verifiedAt: verified ? now : null,
    }),
  );
  return { id, secret };
}

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

/** Whether the use of a session is to be written, which moves its end: back, too, if the clock has jumped back since. */
export function isDueForRenewal({ renewedAt }: AccountSession, now: number): boolean {
  return Math.abs(now - renewedAt) >= renewEveryMs;
}

/** Notes that a session was used, and moves its end, at most to the end of its 90 days. */
export async function renewSession(
  { db, now }: { db: Pick<Database, "update">; now: number },
  session: AccountSession,
): Promise<void> {
  await db
    .update(sessions)
    .set({ renewedAt: now, expiresAt: sessionEnd(session, now) })
    .where(eq(sessions.id, session.id));
}
