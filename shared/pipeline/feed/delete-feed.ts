import { eq, exists } from "drizzle-orm";
import { calendarFeeds } from "../../../schema/pipeline.ts";
import type { FeedDeleted } from "../../contracts/pipeline/feed.ts";
import { ApiError } from "../../core/errors.ts";
import { assertInBatch, statement } from "../../db/transaction.ts";
import type { WriteContext } from "../context.ts";

/**
 * Closes the caller's calendar feed: its URL opens nothing from now on.
 *
 * @throws ApiError `record_not_found` where none is open.
 */
export async function deleteFeed({ db, write, caller }: WriteContext): Promise<FeedDeleted> {
  const own = eq(calendarFeeds.userId, caller.accountId);
  const find = db.select({ userId: calendarFeeds.userId }).from(calendarFeeds).where(own);
  const [open] = await find;
  if (!open) {
    throw new ApiError("record_not_found", {
      message: "This account has no calendar feed.",
      clarification: "Should one be opened? POST /api/mcp/calendar/feed does.",
    });
  }
  write(assertInBatch(exists(find)), statement.delete(calendarFeeds).where(own));
  return { deleted: true };
}
