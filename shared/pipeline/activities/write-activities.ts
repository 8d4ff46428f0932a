import { and, lt } from "drizzle-orm";
import { activities, jobs } from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import { whereJob } from "../jobs/job-record.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
import { requireSubjects } from "../records/links.ts";
import { changedFields, requireAsRead } from "../records/sent-back.ts";
import { assertVersion } from "../records/versioned.ts";
import type { CreateActivityBody, UpdateActivityBody } from "./activity.request.ts";
import type { Activity } from "./activity.response.ts";
import {
  endsSilence,
  isContact,
  noteContact,
  recountContact,
  recountSilence,
} from "./activity-effects.ts";
import { type ActivityRow, findActivity, toActivity, whereActivity } from "./activity-record.ts";

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

/**
 * Updates an activity. When something last happened to its job, and when its contact was last
 * contacted, follow. No event is emitted. If nothing differs, nothing is written.
 *
 * @throws ApiError `record_not_found`, also for a job or contact that the caller does not have,
 * `precondition_failed`, `parameter_missing` if the account is full.
 */
export async function updateActivity(
  context: WriteContext,
  id: string,
  { updatedAt: _, ...body }: UpdateActivityBody,
  checkVersion: VersionCheck,
): Promise<{ activity: Activity; version: number }> {
  const { write, now } = context;
  const row = await findActivity(context, id);
  checkVersion(row.version);
  requireAsRead(row, body, "/api/mcp/activities");
  const changes = changedFields<ActivityRow>(row, body);
  if (Object.keys(changes).length === 0) return { activity: toActivity(row), version: row.version };
  await requireSubjects(context, changes);
  const next = { ...row, ...changes, updatedAt: now, version: row.version + 1 };
  const { updatedAt, version } = next;
  assertVersion(context, "activity", row);
  write(
    statement
      .update(activities)
      .set({ ...changes, updatedAt, version })
      .where(whereActivity(context, id)),
  );
  const longer = countBytes([next.notes]) - countBytes([row.notes]);
  assertWithinBounds(context, { text: Math.max(0, longer) });
  if ("type" in changes || "jobId" in changes || "occurredAt" in changes) {
    const subjects = new Set([row.jobId, next.jobId].filter((job) => job !== null));
    for (const job of subjects) recountSilence(context, job);
  }
  if ("type" in changes || "contactId" in changes || "occurredAt" in changes) {
    const { contactId, type } = next;
    if (row.contactId !== null && isContact(row.type)) {
      recountContact(context, row.contactId, row.occurredAt);
    }
    if (contactId !== null && isContact(type)) noteContact(context, contactId, next.occurredAt);
  }
  return { activity: toActivity(next), version };
}

/**
 * Deletes an activity. When something last happened to its job, and when its contact was last
 * contacted, follow. No event is emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteActivity(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const row = await findActivity(context, id);
  checkVersion(row.version);
  assertVersion(context, "activity", row);
  context.write(statement.delete(activities).where(whereActivity(context, id)));
  if (row.jobId !== null) recountSilence(context, row.jobId);
  if (row.contactId !== null && isContact(row.type)) {
    recountContact(context, row.contactId, row.occurredAt);
  }
  return { id, deleted: true };
}
