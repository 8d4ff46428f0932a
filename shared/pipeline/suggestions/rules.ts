/**
 * The content of each kind of suggestion. Pure: the same rows and time give the same suggestions.
 */
import { jobStatuses, staleDays } from "#schema/job-statuses.ts";
import { levelParameters } from "#shared/contract/levels.ts";
import { dayMs, daysBetween, inDays, instant, instantOrNull } from "#shared/core/dates.ts";
import { localDate, localTime } from "#shared/core/local-time.ts";
import { isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import { peopleIn } from "#shared/salaries/subject/job-words.ts";
import { placeName } from "#shared/salaries/subject/place-name.ts";
import { isPeriodDoubtful, type JobPay, payOfJob } from "../jobs/job-pay.ts";
import type { JobBenchmark } from "../jobs/judge-job-pay.ts";
import type { PastInterview, QuietJob, UpcomingInterview } from "./queries.ts";
import type { Suggestion } from "./suggestions.response.ts";

export const followUpAfterMs = 7 * dayMs;
const maxFollowUps = 2;
/** How long after an interview a thank-you message is suggested. */
export const thanksWithinMs = 7 * dayMs;
/** How long before an interview preparation is suggested. */
export const prepareWithinMs = 7 * dayMs;
const urgentMs = 2 * dayMs;

export function suggestFollowUp(job: QuietJob, now: number): Suggestion[] {
  if (job.followUps >= maxFollowUps) return [];
  const inactive = inDays(daysBetween(job.quietSince, now));
  return [
    {
      id: `follow_up:${job.jobId}:${job.followUps + 1}`,
      type: "follow_up",
      priority: "medium",
      ...about(job),
      title: `Follow up with ${job.company}`,
      reason:
        job.followUps === 0
          ? `You applied, and there has been no activity for ${inactive}.`
          : `You followed up once, and there has been no activity for ${inactive}.`,
      action: { tool: "log_activity", arguments: { type: "follow_up", jobId: job.jobId } },
      dueAt: instantOrNull(job.datedAt),
      since: instant(job.quietSince + followUpAfterMs),
    },
  ];
}

/** The statuses in which a job becomes stale, and after how many days. */
export const stalePeriods = jobStatuses.flatMap((status) => {
  const days = staleDays[status];
  return days === null ? [] : [{ status, days }];
});
/** The periods in words: `30`. */
export const staleAfter = [...new Set(stalePeriods.map(({ days }) => days))].join(" or ");

export function suggestClosing(job: QuietJob, days: number, now: number): Suggestion {
  return {
    id: `stale:${job.jobId}`,
    type: "stale",
    priority: "low",
    ...about(job),
    title: `Decide whether to archive ${job.role} at ${job.company}`,
    reason: `The status is ${job.status}, and there has been no activity for ${inDays(daysBetween(job.quietSince, now))}.`,
    action: { tool: "update_job_status", arguments: { id: job.jobId, status: "archived" } },
    dueAt: null,
    since: instant(job.quietSince + days * dayMs),
  };
}

/**
 * @param found the benchmark of the job; null if the salary catalog does not have its role or city.
 */
export function suggestNegotiation(job: QuietJob, found: JobBenchmark | null): Suggestion {
  const city = found?.subject.place?.city.slug;
  return {
    id: `negotiate:${job.jobId}`,
    type: "negotiate",
    priority: "high",
    ...about(job),
    title: `Answer the offer from ${job.company}`,
    reason: compareOffer(job, found),
    action: found
      ? {
          tool: "get_salary",
          arguments: {
            ...{ role: found.subject.role.slug, ...(city ? { city } : {}) },
            ...levelParameters(found.level),
          },
        }
      : { tool: "get_job", arguments: { id: job.jobId } },
    dueAt: instantOrNull(job.datedAt),
    since: instant(job.statusChangedAt),
  };
}

export function suggestPreparation(interview: UpcomingInterview, now: number): Suggestion {
  const { jobId, company, role, eventId, startsAt, timeZone, title } = interview;
  return {
    id: `prepare:${eventId}`,
    type: "prepare",
    priority: startsAt - now <= urgentMs ? "high" : "medium",
    jobId,
    company,
    role,
    title: `Prepare for ${title}`,
    reason: `It starts on ${localTime(startsAt, timeZone)}.`,
    action:
      jobId === null
        ? { tool: "list_calendar", arguments: {} }
        : { tool: "get_job", arguments: { id: jobId } },
    dueAt: instant(startsAt),
    since: instant(startsAt - prepareWithinMs),
  };
}

export function suggestThanks(interview: PastInterview): Suggestion {
  const { jobId, company, endedAt, timeZone } = interview;
  return {
    id: `thank_you:${jobId}:${endedAt}`,
    type: "thank_you",
    priority: "high",
    ...about(interview),
    title: `Thank ${company} for the interview`,
    reason: `The interview was on ${localDate(endedAt, timeZone)}, and no message has been logged since.`,
    action: { tool: "log_activity", arguments: { type: "email", jobId } },
    dueAt: null,
    since: instant(endedAt),
  };
}

function about({ jobId, company, role }: Pick<QuietJob, "jobId" | "company" | "role">) {
  return { jobId, company, role };
}

/** The sentences about pay in a suggestion to negotiate. */

/**
 * `You are offered $45 an hour. Probably fair: registered nurses in Austin typically make about $43.62 an hour.`
 * If the pay cannot be compared, the sentence says why.
 *
 * @param found null if the salary catalog does not have the role or city.
 */
function compareOffer(pay: JobPay, found: JobBenchmark | null): string {
  const words = payOfJob(pay);
  if (words !== null && isPeriodDoubtful(pay)) {
    return `The pay of the job, ${words}, is likely for an hour: say what it is for, so that it can be compared.`;
  }
  if (words !== null && pay.currency !== "USD") {
    return `You are offered ${words}. Only pay in U.S. dollars is compared.`;
  }
  if (!found) {
    return "You have an offer. Compare it with the pay for similar positions before you respond.";
  }
  if (words !== null && found.said) return `You are offered ${words}. ${found.said.headline}`;
  return `Add the pay that is offered, to have it compared: ${typicalPay(found)}.`;
}

/** `registered nurses in Austin, TX typically make $38.10 to $51.47 an hour` */
function typicalPay({ figures: { low, median, high }, subject: { role, place } }: JobBenchmark) {
  const say = sayPay(isPaidByHour(role) ? "hourly" : "annual");
  const amount =
    low === null || high === null
      ? `about ${say.full(median)}`
      : `${say.bare(low)} to ${say.full(high)}`;
  return `${peopleIn(role.title)} in ${placeName(place)} typically make ${amount}`;
}
