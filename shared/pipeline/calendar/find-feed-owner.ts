import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { calendarFeeds } from "#schema/pipeline.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { parseToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";

interface FeedOwner {
  accountId: string;
}

/** The account that a feed token belongs to; null if the token is unknown. */
export async function findFeedOwner(db: Database, token: string): Promise<FeedOwner | null> {
  if (parseToken(token)?.kind !== "calendarFeed") return null;
  const [owner] = await db
    .select({ accountId: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.sha256, await sha256Hex(token)));
  return owner ?? null;
}
