import { and, eq, gt } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { sessions } from "#schema/sign-in.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import type { Reader } from "#shared/db/client.ts";
import type { AccountSession } from "./session.ts";
import { secretPattern } from "./start-session.ts";

/** Finds the session of a browser that is signed in; null if there is none, or it has ended. */
export async function findSession(
  { db, now }: { db: Reader; now: number },
  secret: string,
): Promise<AccountSession | null> {
  if (!secretPattern.test(secret)) return null;
  const sha256 = await sha256Hex(secret);
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sha256, sha256), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { id, createdAt, renewedAt, expiresAt, verifiedAt } = row.sessions;
  return { id, kind: "account", createdAt, renewedAt, expiresAt, verifiedAt, account: row.users };
}
