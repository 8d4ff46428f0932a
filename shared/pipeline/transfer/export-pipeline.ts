import { asc, eq } from "drizzle-orm";
import {
  activities,
  calendarEvents,
  contacts,
  jobStatusMoves,
  jobs,
} from "../../../schema/pipeline.ts";
import type { PipelineExport } from "../../contracts/pipeline/transfer.ts";
import { toActivity } from "../activity-record.ts";
import { toCalendarEvent } from "../calendar-record.ts";
import { contactColumns, toContact } from "../contact-record.ts";
import type { ReadContext } from "../context.ts";
import { instant } from "../instant.ts";
import { jobColumns, toJob } from "../job-record.ts";

/**
 * All of the caller's jobs with their histories, contacts, activities and
 * calendar events. Nothing in its order depends on the ids.
 */
export async function exportPipeline(context: ReadContext): Promise<PipelineExport> {
  const { db, caller, now } = context;
  const userId = caller.accountId;
  const [jobRows, moves, contactRows, activityRows, eventRows] = await db.batch([
    db
      .select(jobColumns)
      .from(jobs)
      .where(eq(jobs.userId, userId))
      .orderBy(asc(jobs.createdAt), asc(jobs.id)),
    db
      .select()
      .from(jobStatusMoves)
      .where(eq(jobStatusMoves.userId, userId))
      .orderBy(asc(jobStatusMoves.jobId), asc(jobStatusMoves.position)),
    db
      .select(contactColumns)
      .from(contacts)
      .where(eq(contacts.userId, userId))
      .orderBy(asc(contacts.createdAt), asc(contacts.id)),
    db
      .select()
      .from(activities)
      .where(eq(activities.userId, userId))
      .orderBy(asc(activities.occurredAt), asc(activities.id)),
    db
      .select()
      .from(calendarEvents)
      .where(eq(calendarEvents.userId, userId))
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id)),
  ]);
  const movesOf = Map.groupBy(moves, (move) => move.jobId);
  const byContact = placesOf(contactRows);
  const byJob = placesOf(jobRows);
  return {
    version: 1,
    exportedAt: instant(now),
    jobs: jobRows.map((row) => ({
      ...toJob({ ...row, contactIds: row.contactIds.sort(byContact) }),
      statusHistory: (movesOf.get(row.id) ?? []).map(({ status, previousStatus, changedAt }) => ({
        status,
        previousStatus,
        changedAt: instant(changedAt),
      })),
    })),
    contacts: contactRows.map((row) => toContact({ ...row, jobIds: row.jobIds.sort(byJob) })),
    activities: activityRows.map(toActivity),
    events: eventRows.map(toCalendarEvent),
  };
}

/** Compares ids by the place of their rows. */
function placesOf(rows: readonly { id: string }[]): (a: string, b: string) => number {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
}
