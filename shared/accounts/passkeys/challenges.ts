import { and, eq, gt } from "drizzle-orm";
import { challenges } from "#schema/sign-in.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import type { Database } from "#shared/db/client.ts";

/** How long a challenge may be answered. */
const validMs = 5 * 60_000;

export type Purpose = typeof challenges.$inferInsert.purpose;

interface ChallengeContext {
  db: Pick<Database, "insert" | "delete">;
  now: number;
  /** The anonymous session of the browser to which the challenge is bound. */
  sessionId: string;
}

/**
 * Makes a challenge for a passkey to sign. It takes the place of an earlier one of the same session
 * and purpose.
 *
 * @param userHandle of the account that a new passkey is made for.
 */
export async function makeChallenge(
  { db, now, sessionId }: ChallengeContext,
  purpose: Purpose,
  userHandle: string | null = null,
): Promise<string> {
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const row = { challenge, userHandle, expiresAt: now + validMs };
  await db
    .insert(challenges)
    .values({ sessionId, purpose, ...row })
    .onConflictDoUpdate({ target: [challenges.sessionId, challenges.purpose], set: row });
  return challenge;
}

/**
 * Takes the challenge of a session: it is deleted, so that whatever it is compared with, no second
 * response can be.
 *
 * @returns null if there is none, or it is too old.
 */
export async function takeChallenge(
  { db, now, sessionId }: ChallengeContext,
  purpose: Purpose,
): Promise<{ challenge: string; userHandle: string | null } | null> {
  const own = and(eq(challenges.sessionId, sessionId), eq(challenges.purpose, purpose));
  const [taken] = await db
    .delete(challenges)
    .where(and(own, gt(challenges.expiresAt, now)))
    .returning({ challenge: challenges.challenge, userHandle: challenges.userHandle });
  return taken ?? null;
}
