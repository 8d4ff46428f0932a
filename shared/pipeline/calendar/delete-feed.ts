import { eq, exists } from "drizzle-orm";
import { calendarFeeds } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import type { FeedDeleted } from "./calendar-feed.response.ts";

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
