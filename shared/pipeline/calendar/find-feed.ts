import { eq } from "drizzle-orm";
import { calendarFeeds } from "#schema/pipeline.ts";
import type { ReadContext } from "../records/context.ts";

/** Whether the caller has a calendar feed. */
export async function findFeed({ db, caller }: ReadContext): Promise<boolean> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, caller.accountId));
  return feed !== undefined;
}
