import { and, asc, eq, gt, inArray, max, ne } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { outbox } from "#schema/pipeline.ts";
import { isCount } from "#shared/contract/paging.ts";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";
import { dayMs, instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { maxLogged, retentionMs } from "../delivery/schedule.ts";
import type { PipelineEvent } from "../subscriptions/webhook-events.ts";
import type { EventsQuery } from "./event-log.request.ts";

const list = "events";
/** In place of a cursor: from now on. */
const latest = "latest";

/** Events that are not of the job search, and are sent to one webhook alone. */
const isLogged = ne(outbox.type, "webhook.test");

interface LoggedEvents {
  events: { id: string; event: PipelineEvent; createdAt: string; data: Record<string, unknown> }[];
  nextCursor: string;
  hasMore: boolean;
  recordedSince: string;
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
  const own = eq(outbox.userId, caller.accountId);
  const selectSince = db
    .select({ since: users.eventsSince })
    .from(users)
    .where(eq(users.id, caller.accountId));
  if (after === latest) {
    const [[row], [account]] = await db.batch([
      db
        .select({ position: max(outbox.position) })
        .from(outbox)
        .where(own),
      selectSince,
    ]);
    const place = { position: row?.position ?? 0, knownAt: now };
    return { events: [], nextCursor: writePlace(place), hasMore: false, ...recorded(account, now) };
  }
  const place = readPlace(after);
  const later = and(own, gt(outbox.position, place?.position ?? 0));
  const [[account], [end], [next], rows] = await db.batch([
    selectSince,
    db
      .select({ position: max(outbox.position) })
      .from(outbox)
      .where(own),
    db
      .select({ previous: outbox.previous, createdAt: outbox.createdAt })
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
  if (place !== undefined && isIncomplete(place, next, now)) throw incomplete();
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const last = page.at(-1);
  const reached =
    hasMore && last
      ? { position: last.position, knownAt: last.createdAt }
      : { position: end?.position ?? place?.position ?? 0, knownAt: now };
  return {
    events: page.map(({ id, type, createdAt, payload }) => ({
      id,
      // Only events of the contract are ever written.
      event: type as PipelineEvent,
      createdAt: instant(createdAt),
      data: { ...(JSON.parse(payload) as Record<string, unknown>), eventAt: instant(createdAt) },
    })),
    nextCursor: writePlace(reached),
    hasMore,
    ...recorded(account, now),
  };
}

/** A caller with a token has had its events recorded since then at the latest. */
function recorded(account: { since: number | null } | undefined, now: number) {
  return { recordedSince: instant(account?.since ?? now) };
}

/** A place in the log, in the order of commits, which no jump of the clock changes. */
interface Place {
  position: number;
  /**
   * The time until which the reader knows everything, by which they are up to date however old the last event is.
   * Milliseconds since the epoch.
   */
  knownAt: number;
}

function writePlace({ position, knownAt }: Place): string {
  return writeCursor(list, `${position}-${knownAt}`);
}

function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(list, cursor);
  const [position = "", knownAt = "", ...more] = "slug" in read ? read.slug.split("-") : [];
  if (!isCount(position) || !isCount(knownAt) || more.length > 0) {
    throw badCursor(
      "is not valid. Allowed: the nextCursor of an earlier response, or latest; for example after=latest.",
    );
  }
  return { position: Number(position), knownAt: Number(knownAt) };
}

/**
 * Whether events after a place are kept no longer.
 *
 * @param next the first event after it that is kept. It has no place before it if the log was empty when it was
 * written: whatever there had been was older than what is kept.
 */
function isIncomplete(
  { position, knownAt }: Place,
  next: { previous: number; createdAt: number } | undefined,
  now: number,
): boolean {
  if (next && next.previous > 0) return next.previous > position;
  return knownAt < (next?.createdAt ?? now) - retentionMs;
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
