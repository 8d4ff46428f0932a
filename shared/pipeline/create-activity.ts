import { and, lt, sql } from "drizzle-orm";
import { activities, contacts, jobs } from "../../schema/pipeline.ts";
import type { Activity, CreateActivityBody } from "../contracts/pipeline/activity.ts";
import { statement } from "../db/transaction.ts";
import { toActivity } from "./activity-record.ts";
import { whereContact } from "./contact-record.ts";
import type { WriteContext } from "./context.ts";
import { recordEvents } from "./events.ts";
import { whereJob } from "./job-record.ts";
import { requireSubjects } from "./links.ts";

/** What counts as having been in touch with a contact. */
const inTouch: ReadonlySet<string> = new Set([
  "email",
  "call",
  "meeting",
  "interview",
  "follow_up",
]);

/**
 * Logs an activity and tells of `activity.created`. It breaks the silence of
 * its job, and dates the last touch with its contact.
 *
 * @throws ApiError `record_not_found` for a job or contact that is not the caller's.
 */
export async function createActivity(
  context: WriteContext,
  { type, jobId = null, contactId = null, notes = null, occurredAt }: CreateActivityBody,
): Promise<Activity> {
  const { write, caller, now, newId } = context;
  await requireSubjects(context, { jobId, contactId });
  const row = {
    userId: caller.accountId,
    id: newId("activity"),
    type,
    jobId,
    contactId,
    notes,
    occurredAt: occurredAt ?? now,
    origin: null,
    createdAt: now,
  };
  const activity = toActivity(row);
  const { occurredAt: at } = row;
  write(statement.insert(activities).values(row));
  recordEvents(context, ["activity.created"], activity);
  if (jobId !== null) {
    const quieter = and(whereJob(context, jobId), lt(jobs.quietSince, at));
    write(statement.update(jobs).set({ quietSince: at }).where(quieter));
  }
  if (contactId !== null && inTouch.has(type)) {
    const latest = sql`coalesce(${contacts.lastContactedAt}, -1) < ${at}`;
    write(
      statement
        .update(contacts)
        .set({ lastContactedAt: at, version: sql`${contacts.version} + 1` })
        .where(and(whereContact(context, contactId), latest)),
    );
  }
  return activity;
}
