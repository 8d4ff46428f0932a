import { eq } from "drizzle-orm";
import { challenges, sessions } from "#schema/sign-in.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { newId } from "#shared/core/ids.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import { sessionEnd } from "./session.ts";

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
