import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { activities, calendarEvents, jobStatuses, jobs } from "../../../schema/pipeline.ts";
import type { ReadContext } from "../context.ts";
import { isLive, type Status } from "../status.ts";

/** What any rule may take from the account, so that no rule reads all of it. */
const most = 50;

const job = {
  jobId: jobs.id,
  company: jobs.company,
  role: jobs.title,
  status: jobs.status,
  roleSlug: jobs.roleSlug,
  citySlug: jobs.citySlug,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  currency: jobs.currency,
  statusChangedAt: jobs.statusChangedAt,
  quietSince: jobs.quietSince,
};

/** Jobs in a status that nothing has happened to in a span of time, the longest silent first. */
export function selectQuiet(
  { db, caller }: ReadContext,
  status: Status,
  { from, to }: { from?: number; to: number },
) {
  return db
    .select({ ...job, followUps: countFollowUps() })
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
    .limit(most);
}

export type QuietJob = Awaited<ReturnType<typeof selectQuiet>>[number];

/** Follow-ups on the job since its last move; those of the job are fewer than those of the type. */
function countFollowUps(): SQL<number> {
  return sql<number>`(
    select count(*) from activities done
    where done.user_id = jobs.user_id and done.job_id = jobs.id
      and done.occurred_at >= jobs.status_changed_at and +done.type = 'follow_up'
  )`;
}

const talks = ["interview", "phone_screen"] as const;
const live = jobStatuses.filter(isLive);

/** Interviews of the calendar that lie ahead, for a job that is still open or none. */
export function selectAhead({ db, caller, now }: ReadContext, until: number) {
  return db
    .select({
      eventId: calendarEvents.id,
      title: calendarEvents.title,
      startsAt: calendarEvents.startsAt,
      jobId: calendarEvents.jobId,
      company: jobs.company,
      role: jobs.title,
    })
    .from(calendarEvents)
    .leftJoin(jobs, and(eq(jobs.userId, calendarEvents.userId), eq(jobs.id, calendarEvents.jobId)))
    .where(
      and(
        eq(calendarEvents.userId, caller.accountId),
        gt(calendarEvents.startsAt, now),
        lte(calendarEvents.startsAt, until),
        inArray(calendarEvents.type, [...talks]),
        or(isNull(calendarEvents.jobId), inArray(jobs.status, live)),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(most);
}

export type InterviewAhead = Awaited<ReturnType<typeof selectAhead>>[number];

/** Interviews of the calendar that ended in a span of time, nobody written to since. */
export function selectHeldEvents({ db, caller, now }: ReadContext, since: number) {
  const endedAt = sql<number>`coalesce(${calendarEvents.endsAt}, ${calendarEvents.startsAt})`;
  return db
    .select({ ...job, endedAt })
    .from(calendarEvents)
    .innerJoin(jobs, and(eq(jobs.userId, calendarEvents.userId), eq(jobs.id, calendarEvents.jobId)))
    .where(
      and(
        eq(calendarEvents.userId, caller.accountId),
        gte(calendarEvents.startsAt, since),
        lte(calendarEvents.startsAt, now),
        inArray(calendarEvents.type, [...talks]),
        lte(endedAt, now),
        inArray(jobs.status, live),
        notThankedSince(endedAt),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(most);
}

/** The same for interviews that were logged as activities. */
export function selectHeldActivities({ db, caller, now }: ReadContext, since: number) {
  return db
    .select({ ...job, endedAt: sql<number>`${activities.occurredAt}` })
    .from(activities)
    .innerJoin(jobs, and(eq(jobs.userId, activities.userId), eq(jobs.id, activities.jobId)))
    .where(
      and(
        eq(activities.userId, caller.accountId),
        eq(activities.type, "interview"),
        gte(activities.occurredAt, since),
        lte(activities.occurredAt, now),
        inArray(jobs.status, live),
        notThankedSince(sql`${activities.occurredAt}`),
      ),
    )
    .orderBy(asc(activities.occurredAt), asc(activities.id))
    .limit(most);
}

export type InterviewHeld = Awaited<ReturnType<typeof selectHeldEvents>>[number];

/** Neither an e-mail nor a follow-up on the job after the interview. */
function notThankedSince(endedAt: SQL): SQL {
  return sql`not exists (
    select 1 from activities sent
    where sent.user_id = ${jobs.userId} and sent.job_id = ${jobs.id}
      and sent.occurred_at > ${endedAt} and +sent.type in ('email', 'follow_up')
  )`;
}
