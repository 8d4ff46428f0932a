import { calendarFeeds } from "../../../schema/pipeline.ts";
import type { CalendarFeed } from "../../contracts/pipeline/feed.ts";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import { instant } from "../../core/instant.ts";
import { mintToken } from "../../credentials/token.ts";
import { statement } from "../../db/transaction.ts";
import type { WriteContext } from "../context.ts";

/**
 * Opens the caller's calendar feed under a new URL; one that was open before is
 * closed by it. Only the token's hash is stored.
 *
 * @param origin of the service, without a slash at its end.
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
