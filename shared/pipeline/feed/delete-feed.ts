import { eq } from "drizzle-orm";
import { calendarFeeds } from "../../../schema/pipeline.ts";
import type { FeedDeleted } from "../../contracts/pipeline/feed.ts";
import { ApiError } from "../../http/errors.ts";
import type { WriteContext } from "../context.ts";

/**
 * Closes the caller's calendar feed: its URL opens nothing from now on.
 *
 * @throws ApiError `record_not_found` where none is open.
 */
export async function deleteFeed({ db, caller }: WriteContext): Promise<FeedDeleted> {
  const deleted = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, caller.accountId))
    .returning({ userId: calendarFeeds.userId });
  if (deleted.length > 0) return { deleted: true };
  throw new ApiError("record_not_found", {
    message: "This account has no calendar feed.",
    clarification: "Should one be opened? POST /api/mcp/calendar/feed does.",
  });
}
