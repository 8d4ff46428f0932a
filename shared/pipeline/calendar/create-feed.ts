import { calendarFeeds } from "#schema/pipeline.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { instant } from "#shared/core/dates.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import type { CalendarFeed } from "./calendar-feed.response.ts";

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
