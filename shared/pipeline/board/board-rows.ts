/** Queries for what the board shows in addition to its columns. Each is built once for an isolate. */
import { and, asc, eq, gt, gte, inArray, isNotNull, lte } from "drizzle-orm";
import { attentionDays, jobStatuses, type Status, staleDays } from "#schema/job-statuses.ts";
import { calendarEvents, heldDeletes, jobs, pipelineTallies } from "#schema/pipeline.ts";
import { dayMs } from "#shared/core/dates.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { maxHeld } from "../jobs/delete-job.ts";
import type { ReadContext } from "../records/context.ts";
import { jobKind } from "../records/tallies.ts";
import { type Board, type CardEvent, cardColumns } from "./card.ts";

/** How far around now the calendar is read for what comes next, and for whom to thank. */
const eventsBefore = 7 * dayMs;
const eventsAfter = 60 * dayMs;
const maxEvents = 200;
/** Applied jobs that wait for a follow-up, which may be older than those that their column shows. */
const maxWaiting = 5;

type Reader = Pick<ReadContext, "caller" | "now">;

/** The queries for an account, to be sent in the batch that reads the columns. */
export function selectAround({ caller, now }: Reader) {
  const { accountId: userId } = caller;
  return [
    held({ userId }),
    tallies({ userId }),
    events({ userId, from: now - eventsBefore, to: now + eventsAfter }),
  ] as const;
}

type Rows<Query> = Query extends { _: { result: infer Result } } ? Result : never;
type Around = ReturnType<typeof selectAround>;

/** What the rows of {@link selectAround} say. */
export function toAround(
  held: Rows<Around[0]>,
  counted: Rows<Around[1]>,
  events: CardEvent[],
): Omit<Board, "columns"> {
  const rows = new Map(counted.map((tally) => [tally.kind, tally.rows]));
  return {
    totals: new Map(
      jobStatuses.map((status): [Status, number] => [status, rows.get(jobKind(status)) ?? 0]),
    ),
    events,
    held: new Set(held.map(({ jobId }) => jobId)),
  };
}

/** A query for the applied jobs that have waited the longest for a follow-up, not yet for too long. */
export function selectWaiting({ caller, now }: Reader) {
  return waiting({
    userId: caller.accountId,
    after: now - staleDays.applied * dayMs,
    until: now - attentionDays.applied * dayMs,
  });
}

const held = prepare((value: Value<"userId">) =>
  statement
    .select({ jobId: heldDeletes.jobId })
    .from(heldDeletes)
    .where(eq(heldDeletes.userId, value("userId")))
    .limit(maxHeld),
);

const tallies = prepare((value: Value<"userId">) =>
  statement
    .select({ kind: pipelineTallies.kind, rows: pipelineTallies.rows })
    .from(pipelineTallies)
    .where(
      and(
        eq(pipelineTallies.userId, value("userId")),
        inArray(pipelineTallies.kind, jobStatuses.map(jobKind)),
      ),
    ),
);

const events = prepare((value: Value<"userId" | "from" | "to">) =>
  statement
    .select({
      jobId: calendarEvents.jobId,
      type: calendarEvents.type,
      title: calendarEvents.title,
      startsAt: calendarEvents.startsAt,
      endsAt: calendarEvents.endsAt,
    })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, value("userId")),
        gte(calendarEvents.startsAt, value("from")),
        lte(calendarEvents.startsAt, value("to")),
        isNotNull(calendarEvents.jobId),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(maxEvents),
);

const waiting = prepare((value: Value<"userId" | "after" | "until">) =>
  statement
    .select(cardColumns)
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, value("userId")),
        eq(jobs.status, "applied"),
        gt(jobs.quietSince, value("after")),
        lte(jobs.quietSince, value("until")),
      ),
    )
    .orderBy(asc(jobs.quietSince), asc(jobs.id))
    .limit(maxWaiting),
);
