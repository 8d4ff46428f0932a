import { and, lt, sql } from "drizzle-orm";
import { activities, contacts, jobs } from "../../schema/pipeline.ts";
import type { CreateActivityBody } from "../contracts/pipeline/activity.ts";
import type { Activity } from "../contracts/responses/pipeline/activity.ts";
import { statement } from "../db/transaction.ts";
import { toActivity } from "./activity-record.ts";
import { assertWithinBounds } from "./bounds.ts";
import { whereContact } from "./contact-record.ts";
import type { WriteContext } from "./context.ts";
import { recordEvents } from "./events.ts";
import { whereJob } from "./job-record.ts";
import { requireSubjects } from "./links.ts";

/** The types that update when a contact was last contacted. */
const contactTypes: ReadonlySet<string> = new Set([
  "email",
  "call",
  "meeting",
  "interview",
  "follow_up",
]);

/**
 * Logs an activity and emits `activity.created`. It updates when something last happened to
 * its job, and when its contact was last contacted.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job or contact,
 * `parameter_missing` if the account is full.
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
  assertWithinBounds(context, { entries: 1, text: [notes] });
  recordEvents(context, ["activity.created"], activity);
  if (jobId !== null) {
    const isLater = and(whereJob(context, jobId), lt(jobs.quietSince, at));
    write(statement.update(jobs).set({ quietSince: at }).where(isLater));
  }
  if (contactId !== null && contactTypes.has(type)) {
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
