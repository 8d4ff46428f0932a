import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { activitiesMeaning, calendarEventTypes, isInterview } from "#schema/activity-types.ts";
import { openStatuses, type Status } from "#schema/job-statuses.ts";
import { activities, calendarEvents, jobs, literals } from "#schema/pipeline.ts";
import type { ReadContext } from "../records/context.ts";

/** The maximum number of rows per rule, so that no rule reads a whole account. */
const maxItems = 50;

const job = {
  jobId: jobs.id,
  company: jobs.company,
  role: jobs.title,
  status: jobs.status,
  roleSlug: jobs.roleSlug,
  citySlug: jobs.citySlug,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  currency: jobs.currency,
  statusChangedAt: jobs.statusChangedAt,
  quietSince: jobs.quietSince,
};

/**
 * A query for jobs in a status whose last activity is in a period, the longest inactive first.
 *
 * @param dated the type of the calendar entry whose date is the person's for what is suggested.
 */
export function selectQuiet(
  { db, caller }: ReadContext,
  status: Status,
  { from, to }: { from?: number; to: number },
  dated?: "deadline" | "follow_up",
) {
  return db
    .select({ ...job, followUps: countFollowUps(), datedAt: firstEntry(dated) })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        eq(jobs.status, status),
        from === undefined ? undefined : gt(jobs.quietSince, from),
        lte(jobs.quietSince, to),
      ),
    )
    .orderBy(asc(jobs.quietSince), asc(jobs.id))
    .limit(maxItems);
}

/** The first entry of a type in a job's calendar since its status last changed: when it starts, or null. */
function firstEntry(type: "deadline" | "follow_up" | undefined): SQL<number | null> {
  if (type === undefined) return sql`null`;
  return sql`(
    select min(entry.starts_at) from calendar_events entry
    where entry.user_id = jobs.user_id and entry.job_id = jobs.id
      and entry.starts_at >= jobs.status_changed_at and +entry.type = ${type}
  )`;
}

export type QuietJob = Awaited<ReturnType<typeof selectQuiet>>[number];

/**
 * Counts the follow-ups on a job since its last status change. `+` keeps SQLite from using the
 * index on the type: a job has fewer activities.
 */
export function countFollowUps(): SQL<number> {
  return sql<number>`(
    select count(*) from activities done
    where done.user_id = jobs.user_id and done.job_id = jobs.id
      and done.occurred_at >= jobs.status_changed_at and +done.type = 'follow_up'
  )`;
}

const interviews = activitiesMeaning("interview");
const messages = activitiesMeaning("message");
const isInterviewEvent = inArray(
  calendarEvents.type,
  calendarEventTypes.filter((type) => isInterview[type]),
);
const isJobOfEvent = and(eq(jobs.userId, calendarEvents.userId), eq(jobs.id, calendarEvents.jobId));

/** A query for upcoming interviews in the calendar, of an open job or of none. */
export function selectUpcomingInterviews({ db, caller, now }: ReadContext, until: number) {
  return db
    .select({
      eventId: calendarEvents.id,
      title: calendarEvents.title,
      startsAt: calendarEvents.startsAt,
      timeZone: calendarEvents.timeZone,
      jobId: calendarEvents.jobId,
      company: jobs.company,
      role: jobs.title,
    })
    .from(calendarEvents)
    .leftJoin(jobs, isJobOfEvent)
    .where(
      and(
        eq(calendarEvents.userId, caller.accountId),
        gt(calendarEvents.startsAt, now),
        lte(calendarEvents.startsAt, until),
        isInterviewEvent,
        or(isNull(calendarEvents.jobId), inArray(jobs.status, openStatuses)),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(maxItems);
}

export type UpcomingInterview = Awaited<ReturnType<typeof selectUpcomingInterviews>>[number];

/** A query for interviews in the calendar that have ended, with no message logged since. */
export function selectPastInterviewEvents({ db, caller, now }: ReadContext, since: number) {
  const endedAt = sql<number>`coalesce(${calendarEvents.endsAt}, ${calendarEvents.startsAt})`;
  return db
    .select({ ...job, endedAt, timeZone: calendarEvents.timeZone })
    .from(calendarEvents)
    .innerJoin(jobs, isJobOfEvent)
    .where(
      and(
        eq(calendarEvents.userId, caller.accountId),
        gte(calendarEvents.startsAt, since),
        lte(calendarEvents.startsAt, now),
        isInterviewEvent,
        lte(endedAt, now),
        inArray(jobs.status, openStatuses),
        noMessageSince(endedAt),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(maxItems);
}

/** Selects interviews that are logged as activities. */
export function selectLoggedInterviews({ db, caller, now }: ReadContext, since: number) {
  return db
    .select({
      ...job,
      endedAt: sql<number>`${activities.occurredAt}`,
      // An activity has no time zone of its own.
      timeZone: sql<string>`'UTC'`,
    })
    .from(activities)
    .innerJoin(jobs, and(eq(jobs.userId, activities.userId), eq(jobs.id, activities.jobId)))
    .where(
      and(
        eq(activities.userId, caller.accountId),
        inArray(activities.type, interviews),
        gte(activities.occurredAt, since),
        lte(activities.occurredAt, now),
        inArray(jobs.status, openStatuses),
        noMessageSince(sql`${activities.occurredAt}`),
      ),
    )
    .orderBy(asc(activities.occurredAt), asc(activities.id))
    .limit(maxItems);
}

export type PastInterview = Awaited<ReturnType<typeof selectPastInterviewEvents>>[number];

/** Neither an email nor a follow-up on the job is logged after the interview. */
function noMessageSince(endedAt: SQL): SQL {
  return sql`not exists (
    select 1 from activities sent
    where sent.user_id = ${jobs.userId} and sent.job_id = ${jobs.id}
      and sent.occurred_at > ${endedAt} and +sent.type in ${literals(messages)}
  )`;
}
