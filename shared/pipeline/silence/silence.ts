import { and, asc, desc, eq, isNull, lte } from "drizzle-orm";
import { attentionDays, jobStatuses, type Status, staleDays } from "#schema/job-statuses.ts";
import { jobs, wasAnswered } from "#schema/pipeline.ts";
import { dayMs, daysBetween } from "#shared/core/dates.ts";
import { nearestRank } from "#shared/core/numbers.ts";
import { maxFollowUps } from "../board/next-action.ts";
import { answeredAt } from "../companies/answered-at.ts";
import type { ReadContext } from "../records/context.ts";
import { countFollowUps } from "../suggestions/queries.ts";

/** The latest answered applications that answer times follow from. */
const maxAnswered = 500;
/** Quiet jobs of one status that are judged. */
const maxQuiet = 50;

export interface Silence {
  /** Null if too few companies have answered. */
  times: AnswerTimes | null;
  /** Applications first, the longest silent first. */
  jobs: SilentJob[];
}

/** The statuses of jobs with an answer that are judged, each with the days after which it is quiet. */
const answeredQuiet = jobStatuses.flatMap((status) => {
  const days = staleDays[status];
  return days === null || status === "saved" || status === "applied" ? [] : [{ status, days }];
});

/** The open jobs of the caller that fell silent, by the caller's own answer times. */
export async function listSilentJobs(context: ReadContext): Promise<Silence> {
  const { db, now } = context;
  const [answered, applied, ...others] = await db.batch([
    selectAnswered(context),
    // Whoever followed up a few days ago waits for an answer to that.
    selectQuiet(context, "applied", attentionDays.applied),
    ...answeredQuiet.map(({ status, days }) => selectQuiet(context, status, days)),
  ]);
  const times = answerTimes(answered);
  const judge = (rows: typeof applied) =>
    rows
      .flatMap((job) => judgeSilence(job, times, now) ?? [])
      .sort((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1));
  return { times, jobs: [...judge(applied), ...judge(others.flat())] };
}

function selectAnswered({ db, caller }: ReadContext) {
  return db
    .select({ appliedAt: jobs.appliedAt, answeredAt: answeredAt().mapWith(jobs.respondedAt) })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), wasAnswered(jobs)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(maxAnswered);
}

/** A query for jobs of a status without activity for some days; of applications, those without an answer. */
function selectQuiet({ db, caller, now }: ReadContext, status: Status, days: number) {
  return db
    .select({
      id: jobs.id,
      company: jobs.company,
      title: jobs.title,
      status: jobs.status,
      appliedAt: jobs.appliedAt,
      statusChangedAt: jobs.statusChangedAt,
      quietSince: jobs.quietSince,
      followUps: countFollowUps().mapWith(Number),
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        eq(jobs.status, status),
        lte(jobs.quietSince, now - days * dayMs),
        status === "applied" ? isNull(jobs.respondedAt) : undefined,
      ),
    )
    .orderBy(asc(jobs.quietSince), asc(jobs.id))
    .limit(maxQuiet);
}

/** A job without news, as stored. */
interface QuietJob {
  id: string;
  company: string;
  title: string;
  status: Status;
  appliedAt: number | null;
  statusChangedAt: number;
  quietSince: number;
  /** Follow-ups since its last status change. */
  followUps: number;
}

/** A job that fell silent, and what we would do about it. */
export interface SilentJob extends Pick<QuietJob, "id" | "company" | "title" | "status"> {
  /** Days without an answer to the application, or without any activity on a job that had one. */
  days: number;
  followUps: number;
  advice: "follow_up" | "archive";
  why: "not_asked" | "asked_once" | "asked_twice" | "slower_than_all" | "long_quiet";
}

/**
 * Whether an application has waited for longer than nine in ten answers took, or a job with an answer has
 * had no activity for as long as archiving takes. Without answer times, applications are judged like the latter.
 *
 * @returns null for a job that is not silent yet.
 */
function judgeSilence(job: QuietJob, times: AnswerTimes | null, now: number): SilentJob | null {
  const { id, company, title, status, followUps } = job;
  const quietDays = daysBetween(job.quietSince, now);
  const isStale = quietDays >= (staleDays[status] ?? Number.POSITIVE_INFINITY);
  const isWaiting = status === "applied";
  const days = isWaiting ? daysBetween(job.appliedAt ?? job.statusChangedAt, now) : quietDays;
  if (!isStale && !(isWaiting && times !== null && days > times.slowDays)) return null;
  const silent = { id, company, title, status, days, followUps };
  if (followUps >= maxFollowUps) return { ...silent, advice: "archive", why: "asked_twice" };
  if (isWaiting && followUps > 0 && times !== null && days > times.slowestDays) {
    return { ...silent, advice: "archive", why: "slower_than_all" };
  }
  if (isStale) return { ...silent, advice: "archive", why: "long_quiet" };
  return { ...silent, advice: "follow_up", why: followUps === 0 ? "not_asked" : "asked_once" };
}

/** Fewer answers than this say nothing of how long the next one takes. */
export const fewestAnswers = 5;

/** After how many days companies answered somebody's applications. */
export interface AnswerTimes {
  /** The answered applications that this follows from, at least {@link fewestAnswers}. */
  answers: number;
  /** Half of the answers came within this many days. */
  typicalDays: number;
  /** Nine in ten came within this many days. */
  slowDays: number;
  slowestDays: number;
}

/**
 * Answer times from applications and their first answers. An answer with the instant of its application,
 * as a table with one date has it, says nothing about time and is not counted.
 *
 * @returns null with fewer than {@link fewestAnswers} answers.
 */
export function answerTimes(
  answered: readonly { appliedAt: number | null; answeredAt: number | null }[],
): AnswerTimes | null {
  const days = answered
    .flatMap(({ appliedAt, answeredAt }) =>
      appliedAt !== null && answeredAt !== null && answeredAt > appliedAt
        ? [daysBetween(appliedAt, answeredAt)]
        : [],
    )
    .sort((a, b) => a - b);
  if (days.length < fewestAnswers) return null;
  const within = (share: number) => nearestRank(days, share);
  return {
    answers: days.length,
    typicalDays: within(0.5),
    slowDays: within(0.9),
    slowestDays: within(1),
  };
}
