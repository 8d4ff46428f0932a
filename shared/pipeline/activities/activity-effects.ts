/**
 * The effects of activities: when something last happened to a job, and when a contact was last
 * contacted.
 */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type ActivityType, activitiesMeaning, activityMeans } from "#schema/activity-types.ts";
import { activities, contacts, jobs, literals } from "#schema/pipeline.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import { whereContact } from "../contacts/contact-record.ts";
import { whereJob } from "../jobs/job-record.ts";
import type { WriteContext } from "../records/context.ts";

type Writer = Pick<WriteContext, "caller" | "write">;

/** Whether an activity ends the silence about its job. A status change does so by itself. */
export function endsSilence(type: ActivityType): boolean {
  return !activityMeans(type, "move");
}

/** The condition in a query of a job's activities; `+` keeps SQLite from using the index on the type. */
export const silenceEnded = sql`+${activities.type} not in ${literals(activitiesMeaning("move"))}`;

export function isContact(type: ActivityType): boolean {
  return activityMeans(type, "contact");
}

/** Finds again when something last happened to a job, after an activity of it was changed or deleted. */
export function recountSilence({ caller, write }: Writer, jobId: string): void {
  const latest = statement
    .select({ at: sql`coalesce(max(${activities.occurredAt}), 0)` })
    .from(activities)
    .where(and(eq(activities.userId, caller.accountId), eq(activities.jobId, jobId), silenceEnded));
  write(
    statement
      .update(jobs)
      .set({ quietSince: sql`max(${jobs.statusChangedAt}, (${latest}))` })
      .where(whereJob({ caller }, jobId)),
  );
}

/**
 * Finds again when a contact was last contacted, if it was by an activity of this instant that was
 * changed or deleted. An instant that was imported without its activity is kept.
 */
export function recountContact({ caller, write }: Writer, contactId: string, at: number): void {
  const latest = statement
    .select({ at: sql`max(${activities.occurredAt})` })
    .from(activities)
    .where(
      and(
        eq(activities.userId, caller.accountId),
        eq(activities.contactId, contactId),
        // One contact has fewer activities than a type; `+` keeps SQLite from using that index.
        inArray(sql`+${activities.type}`, activitiesMeaning("contact")),
      ),
    );
  const isStale = sql`${contacts.lastContactedAt} = ${at} and ${contacts.lastContactedAt} is not (${latest})`;
  write(setContacted({ caller }, contactId, sql`(${latest})`, isStale));
}

/** Notes that a contact was contacted at an instant, unless it was later. */
export function noteContact({ caller, write }: Writer, contactId: string, at: number): void {
  const isLatest = sql`coalesce(${contacts.lastContactedAt}, -1) < ${at}`;
  write(setContacted({ caller }, contactId, sql`${at}`, isLatest));
}

function setContacted(
  { caller }: Pick<Writer, "caller">,
  contactId: string,
  at: SQL,
  condition: SQL,
): Statement {
  return statement
    .update(contacts)
    .set({ lastContactedAt: at, version: sql`${contacts.version} + 1` })
    .where(and(whereContact({ caller }, contactId), condition));
}
