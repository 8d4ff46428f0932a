import { eq, exists } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { calendarFeeds } from "#schema/pipeline.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { mintToken, parseToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import type { CalendarFeed, FeedDeleted } from "./calendar.response.ts";

/** Whether the caller has a calendar feed. */
export async function findFeed({ db, caller }: ReadContext): Promise<boolean> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, caller.accountId));
  return feed !== undefined;
}

/**
 * Creates the caller's calendar feed with a new URL, which replaces any earlier one. Only the
 * hash of its token is stored.
 *
 * @param origin of the service, without a trailing slash.
 */
export async function createFeed(
  { write, caller, now }: WriteContext,
  origin: string,
): Promise<CalendarFeed> {
  const token = mintToken("calendarFeed");
  const values = { sha256: await sha256Hex(token), createdAt: now };
  write(
    statement
      .insert(calendarFeeds)
      .values({ userId: caller.accountId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: values }),
  );
  return { url: `${origin}/api/mcp/calendar.ics?token=${token}`, createdAt: instant(now) };
}

/**
 * Deletes the caller's calendar feed, so that its URL stops working.
 *
 * @throws ApiError `record_not_found` if there is none.
 */
export async function deleteFeed({ db, write, caller }: WriteContext): Promise<FeedDeleted> {
  const own = eq(calendarFeeds.userId, caller.accountId);
  const find = db.select({ userId: calendarFeeds.userId }).from(calendarFeeds).where(own);
  const [feed] = await find;
  if (!feed) {
    throw new ApiError("record_not_found", {
      message: "This account has no calendar feed.",
      clarification: "Should one be created? Send POST /api/mcp/calendar/feed.",
    });
  }
  write(assertInBatch(exists(find)), statement.delete(calendarFeeds).where(own));
  return { deleted: true };
}

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
