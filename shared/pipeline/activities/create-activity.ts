import { and, lt } from "drizzle-orm";
import { activities, jobs } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import { whereJob } from "../jobs/job-record.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
import { requireSubjects } from "../records/links.ts";
import type { CreateActivityBody } from "./activity.request.ts";
import type { Activity } from "./activity.response.ts";
import { endsSilence, isContact, noteContact } from "./activity-effects.ts";
import { toActivity } from "./activity-record.ts";

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
    updatedAt: null,
    version: 1,
  };
  const activity = toActivity(row);
  const { occurredAt: at } = row;
  write(statement.insert(activities).values(row));
  assertWithinBounds(context, { entries: 1, text: [notes] });
  recordEvents(context, ["activity.created"], activity);
  if (jobId !== null && endsSilence(type)) {
    const isLater = and(whereJob(context, jobId), lt(jobs.quietSince, at));
    write(statement.update(jobs).set({ quietSince: at }).where(isLater));
  }
  if (contactId !== null && isContact(type)) noteContact(context, contactId, at);
  return activity;
}
