import { and, asc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import {
  activities,
  calendarEvents,
  contacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "../../../schema/pipeline.ts";
import { type Position, rowsAfter } from "../../accounts/paging.ts";
import { instant } from "../../core/instant.ts";
import { toActivity } from "../activity-record.ts";
import { toCalendarEvent } from "../calendar-record.ts";
import { toMoodCheckin } from "../check-in-mood.ts";
import { toContact } from "../contact-record.ts";
import type { ReadContext } from "../context.ts";
import { toJob } from "../job-record.ts";
import { toPostingOrNull } from "../postings/posting-record.ts";

/** An exported record and its position in its list. */
export interface ExportedRow extends Position {
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
  after: Position | undefined,
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

/** All lists of an export, in the order in which they can be imported. */
export const exportLists = {
  jobs: async (context, after, limit, began) => {
    const { db, caller } = context;
    const rows = await db
      .select({ ...getTableColumns(jobs), contactIds: linked.ofJob(began) })
      .from(jobs)
      .where(
        and(
          eq(jobs.userId, caller.accountId),
          lte(jobs.createdAt, began),
          rowsAfter(after, jobs.createdAt, jobs.id, "earliest first"),
        ),
      )
      .orderBy(asc(jobs.createdAt), asc(jobs.id))
      .limit(limit);
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
        statusHistory: movesOf.get(row.id) ?? [],
      },
    }));
  },
  contacts: async ({ db, caller }, after, limit, began) => {
    const rows = await db
      .select({ ...getTableColumns(contacts), jobIds: linked.ofContact(began) })
      .from(contacts)
      .where(
        and(
          eq(contacts.userId, caller.accountId),
          lte(contacts.createdAt, began),
          rowsAfter(after, contacts.createdAt, contacts.id, "earliest first"),
        ),
      )
      .orderBy(asc(contacts.createdAt), asc(contacts.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.createdAt, id: row.id, record: toContact(row) }));
  },
  activities: async ({ db, caller }, after, limit, began) => {
    const rows = await db
      .select()
      .from(activities)
      .where(
        and(
          eq(activities.userId, caller.accountId),
          lte(activities.createdAt, began),
          rowsAfter(after, activities.occurredAt, activities.id, "earliest first"),
        ),
      )
      .orderBy(asc(activities.occurredAt), asc(activities.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.occurredAt, id: row.id, record: toActivity(row) }));
  },
  events: async ({ db, caller }, after, limit, began) => {
    const rows = await db
      .select()
      .from(calendarEvents)
      .where(
        and(
          eq(calendarEvents.userId, caller.accountId),
          lte(calendarEvents.createdAt, began),
          rowsAfter(after, calendarEvents.startsAt, calendarEvents.id, "earliest first"),
        ),
      )
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.startsAt, id: row.id, record: toCalendarEvent(row) }));
  },
  moodCheckins: async ({ db, caller }, after, limit, began) => {
    const rows = await db
      .select()
      .from(moodCheckins)
      .where(
        and(
          eq(moodCheckins.userId, caller.accountId),
          lte(moodCheckins.createdAt, began),
          rowsAfter(after, moodCheckins.createdAt, moodCheckins.id, "earliest first"),
        ),
      )
      .orderBy(asc(moodCheckins.createdAt), asc(moodCheckins.id))
      .limit(limit);
    return rows.map((row) => ({ at: row.createdAt, id: row.id, record: toMoodCheckin(row) }));
  },
} as const satisfies Record<string, ReadList>;

export type ExportList = keyof typeof exportLists;

/** Status histories by job id. */
async function readMoves({ db, caller }: ReadContext, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, never[]>();
  const { jobId, status, previousStatus, changedAt } = jobStatusMoves;
  const moves = await db
    .select({ jobId, status, previousStatus, changedAt })
    .from(jobStatusMoves)
    .where(and(eq(jobStatusMoves.userId, caller.accountId), inArray(jobId, [...jobIds])))
    .orderBy(asc(jobId), asc(jobStatusMoves.position));
  const records = moves.map(({ changedAt, ...move }) => ({
    ...move,
    changedAt: instant(changedAt),
  }));
  const byJob = Map.groupBy(records, (move) => move.jobId);
  return new Map(
    [...byJob].map(([id, history]) => [id, history.map(({ jobId: _, ...move }) => move)]),
  );
}
