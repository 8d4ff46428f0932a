import { and, eq, gt } from "drizzle-orm";
import { users } from "../../../schema/accounts.ts";
import { sessions } from "../../../schema/sign-in.ts";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import type { Reader } from "../../db/client.ts";
import type { Session } from "./session.ts";
import { secretPattern } from "./start-session.ts";

/** Finds the session of a cookie's secret; null if there is none, or it has ended. */
export async function findSession(
  { db, now }: { db: Reader; now: number },
  secret: string,
): Promise<Session | null> {
  if (!secretPattern.test(secret)) return null;
  const [row] = await db
    .select()
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sha256, await sha256Hex(secret)), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { id, kind, createdAt, renewedAt, expiresAt, verifiedAt } = row.sessions;
  const common = { id, createdAt, renewedAt, expiresAt };
  if (kind === "anonymous") return { ...common, kind };
  return row.users && { ...common, kind, verifiedAt, account: row.users };
}
