import { and, asc, desc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { attentionDays, jobStatuses, type Status, staleDays } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { dayMs } from "#shared/core/dates.ts";
import { answeredAt } from "../companies/answered-at.ts";
import type { ReadContext } from "../records/context.ts";
import { countFollowUps } from "../suggestions/queries.ts";
import { type AnswerTimes, answerTimes } from "./answer-times.ts";
import { judgeSilence, type SilentJob } from "./judge-silence.ts";

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
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        isNotNull(jobs.appliedAt),
        or(isNotNull(jobs.respondedAt), eq(jobs.status, "rejected")),
      ),
    )
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
