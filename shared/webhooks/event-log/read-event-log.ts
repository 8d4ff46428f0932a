import { and, asc, eq, gt, inArray, max, ne } from "drizzle-orm";
import { outbox } from "../../../schema/pipeline.ts";
import type { AccountContext } from "../../accounts/context.ts";
import { isCount } from "../../accounts/paging.ts";
import { readCursor, writeCursor } from "../../core/cursor.ts";
import { dayMs, instant } from "../../core/dates.ts";
import { ApiError } from "../../core/errors.ts";
import { grouped } from "../../core/format.ts";
import { maxLogged, retentionMs } from "../delivery/schedule.ts";
import type { PipelineEvent } from "../subscriptions/webhook-events.ts";
import type { EventsQuery } from "./event-log.request.ts";

const list = "events";
/** In place of a cursor: from now on. */
const latest = "latest";

/** Events that are not of the job search, and are sent to one webhook alone. */
const isLogged = ne(outbox.type, "webhook.test");

export interface LoggedEvents {
  events: { id: string; event: PipelineEvent; createdAt: string; data: Record<string, unknown> }[];
  nextCursor: string;
  hasMore: boolean;
}

/**
 * The caller's events after a place in the log, in the order in which they were committed.
 *
 * @throws ApiError `parameter_missing` if the cursor is malformed, or events after it are kept no longer.
 */
export async function readEventLog(
  { db, caller, now }: AccountContext,
  { after, event, limit }: EventsQuery,
): Promise<LoggedEvents> {
  if (after === latest) {
    const [row] = await db
      .select({ position: max(outbox.position) })
      .from(outbox)
      .where(eq(outbox.userId, caller.accountId));
    return { events: [], nextCursor: cursorAt(row?.position ?? 0, now), hasMore: false };
  }
  const place = readPlace(after);
  const later = and(eq(outbox.userId, caller.accountId), gt(outbox.position, place ?? 0));
  const [[next], rows] = await db.batch([
    db
      .select({ previous: outbox.previous })
      .from(outbox)
      .where(later)
      .orderBy(asc(outbox.position))
      .limit(1),
    db
      .select()
      .from(outbox)
      .where(and(later, isLogged, event && inArray(outbox.type, event)))
      .orderBy(asc(outbox.position))
      .limit(limit + 1),
  ]);
  if (place !== undefined && isIncomplete(place, next?.previous, now)) throw incomplete();
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const reached = page.at(-1)?.position ?? place ?? 0;
  return {
    events: page.map(({ id, type, createdAt, payload }) => ({
      id,
      // Only events of the contract are ever written.
      event: type as PipelineEvent,
      createdAt: instant(createdAt),
      data: { ...(JSON.parse(payload) as Record<string, unknown>), eventAt: instant(createdAt) },
    })),
    nextCursor: hasMore ? writeCursor(list, String(reached)) : cursorAt(reached, now),
    hasMore,
  };
}

/**
 * The cursor of somebody who has read to the end, and so is up to date however old the last event is: none is
 * written a day late.
 */
function cursorAt(last: number, now: number): string {
  return writeCursor(list, String(Math.max(last, now - dayMs)));
}

function readPlace(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(list, cursor);
  if (!("slug" in read) || !isCount(read.slug)) {
    throw badCursor("is not valid. Allowed: the nextCursor of an earlier response, or latest.");
  }
  return Number(read.slug);
}

/** @param previous the place before the next event: beyond the cursor's, if events between them are gone. */
function isIncomplete(place: number, previous: number | undefined, now: number): boolean {
  return previous === undefined ? place < now - retentionMs : previous > place;
}

function incomplete(): ApiError {
  return badCursor(
    `is too old: events after it are kept no longer. Events are kept for ${retentionMs / dayMs} days, and the latest ${grouped(maxLogged)} of an account.`,
  );
}

function badCursor(problem: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `The parameter after ${problem}`,
    param: "after",
    clarification:
      "Should the log start with the oldest event that is kept? Then leave after out, and read records that may have changed again.",
  });
}
