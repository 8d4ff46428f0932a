import type { AnyColumn } from "drizzle-orm";
import { and, asc, eq, gte, inArray, lte } from "drizzle-orm";
import {
  type ActivityType,
  activitiesMeaning,
  activityMeans,
  calendarEventTypes,
  isInterview,
} from "#schema/activity-types.ts";
import type { Status } from "#schema/job-statuses.ts";
import { activities, calendarEvents, contacts, jobs, roundEntries } from "#schema/pipeline.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { localDate } from "#shared/core/local-time.ts";
import { roundTitle, selectRounds, startsWithin, whereRounds } from "../calendar/round-record.ts";
import type { ReadContext } from "../records/context.ts";

/** The most applications, activities, interviews and rounds that a report has of each. */
export const maxReported = 1_000;

/** What somebody did in a search for a job, when and where. */
export interface ReportEntry {
  /** The date in the time zone of the report, `2026-11-25`. */
  date: string;
  at: number;
  what: "application" | "contact" | "interview";
  jobId: string | null;
  company: string | null;
  /** Of the job. */
  title: string | null;
  location: string | null;
  /** How: the source of the job, the type of the activity, or the title of the interview. */
  how: { source: string } | { activity: ActivityType } | { event: string } | null;
  /** The name of the contact. */
  person: string | null;
  /** The status that the job of an application has now. */
  status: Status | null;
}

export interface SearchReport {
  from: string;
  to: string;
  /** The earliest first. */
  entries: readonly ReportEntry[];
  /** Whether the period has more than fits in a report. */
  isCut: boolean;
}

interface Period {
  /** The first and the last date, in the time zone. */
  from: string;
  to: string;
  /** IANA name. */
  timeZone: string;
}

/**
 * The caller's applications, contacts and interviews in a period, as offices ask for them: what has taken
 * place by now, without notes.
 */
export async function readSearchReport(
  context: ReadContext,
  { from, to, timeZone }: Period,
): Promise<SearchReport> {
  // No time zone is more than 14 hours away from UTC; the dates decide.
  const window = {
    from: Math.max(0, Date.parse(from) - dayMs),
    to: Math.min(Date.parse(to) + 2 * dayMs, context.now),
  };
  const [applied, logged, planned, rounds] = await context.db.batch([
    selectApplications(context, window),
    selectActivities(context, window),
    selectInterviews(context, window),
    selectRounds(context)
      .where(whereRounds(context, startsWithin(window)))
      .orderBy(asc(roundEntries.startsAt), asc(roundEntries.id))
      .limit(maxReported + 1),
  ]);
  // An import can have days without times, which begin in UTC.
  const dateOf = (at: number) => (at % dayMs === 0 ? isoDate(at) : localDate(at, timeZone));
  const interviews: ReportEntry[] = [
    ...planned.map(({ at, event, ...row }) => ({
      ...row,
      ...{ at, date: localDate(at, timeZone), what: "interview" as const },
      ...{ how: { event }, status: null },
    })),
    ...rounds.map(({ startsAt, jobId, company, role, round }) => ({
      ...{ at: startsAt, date: localDate(startsAt, timeZone), what: "interview" as const },
      ...{ jobId, company, title: role, location: null, person: round.with, status: null },
      how: { event: roundTitle(round.kind) },
    })),
  ];
  const known = new Set(interviews.map(({ jobId, date }) => `${jobId} ${date}`));
  const happened = logged.flatMap(({ type, at, contactCompany, ...row }): ReportEntry[] => {
    const date = dateOf(at);
    const what = activityMeans(type, "interview") ? "interview" : "contact";
    // An interview of the calendar that was logged afterwards is one interview.
    if (what === "interview" && known.has(`${row.jobId} ${date}`)) return [];
    const company = row.company ?? contactCompany;
    return [{ ...row, at, date, what, company, how: { activity: type }, status: null }];
  });
  const applications = applied.map(({ at, source, ...row }): ReportEntry => {
    const how = source === null ? null : { source };
    return { ...row, at: at ?? 0, date: dateOf(at ?? 0), what: "application", how, person: null };
  });
  const entries = [...applications, ...happened, ...interviews]
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => compare(a.date, b.date) || a.at - b.at);
  const isCut = [applied, logged, planned, rounds].some((rows) => rows.length > maxReported);
  return { from, to, entries, isCut };
}

interface Window {
  from: number;
  to: number;
}

function isWithin(column: AnyColumn, { from, to }: Window) {
  return and(gte(column, from), lte(column, to));
}

function selectApplications({ db, caller }: ReadContext, window: Window) {
  return db
    .select({
      at: jobs.appliedAt,
      jobId: jobs.id,
      company: jobs.company,
      title: jobs.title,
      location: jobs.location,
      source: jobs.source,
      status: jobs.status,
    })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isWithin(jobs.appliedAt, window)))
    .orderBy(asc(jobs.appliedAt), asc(jobs.id))
    .limit(maxReported + 1);
}

const reported = [...activitiesMeaning("contact")];

function selectActivities({ db, caller }: ReadContext, window: Window) {
  return db
    .select({
      at: activities.occurredAt,
      type: activities.type,
      jobId: activities.jobId,
      company: jobs.company,
      title: jobs.title,
      location: jobs.location,
      person: contacts.name,
      contactCompany: contacts.company,
    })
    .from(activities)
    .leftJoin(jobs, and(eq(jobs.userId, activities.userId), eq(jobs.id, activities.jobId)))
    .leftJoin(
      contacts,
      and(eq(contacts.userId, activities.userId), eq(contacts.id, activities.contactId)),
    )
    .where(
      and(
        eq(activities.userId, caller.accountId),
        isWithin(activities.occurredAt, window),
        inArray(activities.type, reported),
      ),
    )
    .orderBy(asc(activities.occurredAt), asc(activities.id))
    .limit(maxReported + 1);
}

function selectInterviews({ db, caller }: ReadContext, window: Window) {
  return db
    .select({
      at: calendarEvents.startsAt,
      event: calendarEvents.title,
      jobId: calendarEvents.jobId,
      company: jobs.company,
      title: jobs.title,
      location: calendarEvents.location,
      person: contacts.name,
    })
    .from(calendarEvents)
    .leftJoin(jobs, and(eq(jobs.userId, calendarEvents.userId), eq(jobs.id, calendarEvents.jobId)))
    .leftJoin(
      contacts,
      and(eq(contacts.userId, calendarEvents.userId), eq(contacts.id, calendarEvents.contactId)),
    )
    .where(
      and(
        eq(calendarEvents.userId, caller.accountId),
        isWithin(calendarEvents.startsAt, window),
        inArray(
          calendarEvents.type,
          calendarEventTypes.filter((type) => isInterview[type]),
        ),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(maxReported + 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
