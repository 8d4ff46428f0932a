import { and, asc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import {
  activities,
  calendarEvents,
  contacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "#schema/pipeline.ts";
import { compareNewest, type ListPosition, rowsAfter } from "#shared/contract/paging.ts";
import { instant } from "#shared/core/dates.ts";
import { toActivity } from "../activities/activity-record.ts";
import { toCalendarEvent } from "../calendar/calendar-record.ts";
import { toContact } from "../contacts/contact-record.ts";
import { historyOf } from "../jobs/first-status.ts";
import { inOrderAdded } from "../jobs/in-order-added.ts";
import { toJob, toPostingOrNull } from "../jobs/job-record.ts";
import { toMoodCheckin } from "../moods/moods.ts";
import type { ReadContext } from "../records/context.ts";

/** An exported record and its position in its list. */
export interface ExportedRow extends ListPosition {
  record: object;
}

/**
 * Reads the next rows of a list. Records created after the export began are left out, so that
 * no exported record links to one that was skipped.
 *
 * @param began milliseconds since the epoch.
 */
type ReadList = (
  context: ReadContext,
  after: ListPosition | undefined,
  limit: number,
  began: number,
) => Promise<ExportedRow[]>;

/**
 * The ids that a record is linked to, in the order of their lists. `cross join` and `+` make
 * SQLite start from the links instead of scanning all older records.
 */
const linked = {
  ofJob: (began: number) =>
    sql`(
      select json_group_array(json_array(other.created_at, other.id))
      from job_contacts link
      cross join contacts other on other.user_id = link.user_id and other.id = link.contact_id
      where link.user_id = jobs.user_id and link.job_id = jobs.id and +other.created_at <= ${began}
    )`.mapWith(inOrder),
  ofContact: (began: number) =>
    sql`(
      select json_group_array(json_array(other.created_at, other.id))
      from job_contacts link
      cross join jobs other on other.user_id = link.user_id and other.id = link.job_id
      where link.user_id = contacts.user_id and link.contact_id = contacts.id
        and +other.created_at <= ${began}
    )`.mapWith(inOrder),
};

function inOrder(text: string): string[] {
  return (JSON.parse(text) as [number, string][])
    .sort(([atA, a], [atB, b]) => atA - atB || (a < b ? -1 : 1))
    .map(([, id]) => id);
}

type ListedTable =
  | typeof jobs
  | typeof contacts
  | typeof activities
  | typeof calendarEvents
  | typeof moodCheckins;

/** The account's rows after a position that were there when the export began. */
function isNext(
  table: ListedTable,
  at: ListedTable["createdAt"] | typeof activities.occurredAt | typeof calendarEvents.startsAt,
  { caller }: ReadContext,
  after: ListPosition | undefined,
  began: number,
) {
  return and(
    eq(table.userId, caller.accountId),
    lte(table.createdAt, began),
    rowsAfter(after, at, table.id, "earliest first"),
  );
}

/** All lists of an export, in the order in which they can be imported. */
export const exportLists = {
  jobs: async (context, after, limit, began) => {
    const userId = context.caller.accountId;
    const own = eq(jobs.userId, userId);
    const filter = isNext(jobs, jobs.createdAt, context, after, began);
    const next = inOrderAdded("earliest first", { userId, limit, filter });
    const rows = await context.db
      .select({ ...getTableColumns(jobs), contactIds: linked.ofJob(began) })
      .from(jobs)
      .where(and(own, inArray(jobs.id, next)));
    rows.sort((a, b) => compareNewest(b, a));
    const movesOf = await readMoves(
      context,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      at: row.createdAt,
      id: row.id,
      record: {
        ...toJob(row),
        posting: toPostingOrNull(row.posting),
        statusHistory: historyOf(row, movesOf.get(row.id) ?? []).map(({ changedAt, ...move }) => ({
          ...move,
          changedAt: instant(changedAt),
        })),
      },
    }));
  },
  contacts: async (context, after, limit, began) => {
    const rows = await context.db
      .select({ ...getTableColumns(contacts), jobIds: linked.ofContact(began) })
      .from(contacts)
      .where(isNext(contacts, contacts.createdAt, context, after, began))
      .orderBy(asc(contacts.createdAt), asc(contacts.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.createdAt, id: row.id, record: toContact(row) }));
  },
  activities: async (context, after, limit, began) => {
    const rows = await context.db
      .select()
      .from(activities)
      .where(isNext(activities, activities.occurredAt, context, after, began))
      .orderBy(asc(activities.occurredAt), asc(activities.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.occurredAt, id: row.id, record: toActivity(row) }));
  },
  events: async (context, after, limit, began) => {
    const rows = await context.db
      .select()
      .from(calendarEvents)
      .where(isNext(calendarEvents, calendarEvents.startsAt, context, after, began))
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.startsAt, id: row.id, record: toCalendarEvent(row) }));
  },
  moodCheckins: async (context, after, limit, began) => {
    const rows = await context.db
      .select()
      .from(moodCheckins)
      .where(isNext(moodCheckins, moodCheckins.createdAt, context, after, began))
      .orderBy(asc(moodCheckins.createdAt), asc(moodCheckins.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.createdAt, id: row.id, record: toMoodCheckin(row) }));
  },
} as const satisfies Record<string, ReadList>;

export type ExportList = keyof typeof exportLists;

type StoredMove = Pick<
  typeof jobStatusMoves.$inferSelect,
  "jobId" | "status" | "previousStatus" | "changedAt"
>;

/** Rows of status histories by job id. */
async function readMoves(
  { db, caller }: ReadContext,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<StoredMove, "jobId">[]>> {
  if (jobIds.length === 0) return new Map();
  const { jobId, status, previousStatus, changedAt } = jobStatusMoves;
  const moves = await db
    .select({ jobId, status, previousStatus, changedAt })
    .from(jobStatusMoves)
    .where(and(eq(jobStatusMoves.userId, caller.accountId), inArray(jobId, [...jobIds])))
    .orderBy(asc(jobId), asc(jobStatusMoves.position));
  const byJob = Map.groupBy(moves, (move) => move.jobId);
  return new Map(
    [...byJob].map(([id, history]) => [id, history.map(({ jobId: _, ...move }) => move)]),
  );
}
