import { eq } from "drizzle-orm";
import { sessions } from "#schema/sign-in.ts";
import type { Database } from "#shared/db/client.ts";
import { type AccountSession, renewEveryMs, sessionEnd } from "./session.ts";

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
