/** What each kind of suggestion says. Pure: the same rows and time make the same suggestions. */
import type { Suggestion } from "../../contracts/pipeline/suggestions.ts";
import { dayMs, daysBetween, inDays } from "../../core/days.ts";
import { instant } from "../../core/instant.ts";
import type { Benchmark } from "../benchmark.ts";
import type { InterviewAhead, InterviewHeld, QuietJob } from "./queries.ts";
import { describePay, weigh } from "./weigh-offer.ts";

export const followUpAfterMs = 7 * dayMs;
export const maxFollowUps = 2;
export const staleAfterMs = 30 * dayMs;
/** How long after an interview thanks are still worth sending. */
export const thanksWithinMs = 7 * dayMs;
const thanksDueMs = dayMs;
/** How long before an interview it is time to prepare. */
export const prepareWithinMs = 7 * dayMs;
const urgentMs = 2 * dayMs;
const offerLapsesMs = 3 * dayMs;

export function followUp(job: QuietJob, now: number): Suggestion[] {
  if (job.followUps >= maxFollowUps) return [];
  const silent = inDays(daysBetween(job.quietSince, now));
  return [
    {
      id: `follow_up:${job.jobId}:${job.followUps + 1}`,
      type: "follow_up",
      priority: "medium",
      ...about(job),
      title: `Follow up with ${job.company}`,
      reason:
        job.followUps === 0
          ? `Applied, and nothing has happened for ${silent}.`
          : `Followed up once, and nothing has happened for ${silent}.`,
      action: { tool: "log_activity", arguments: { type: "follow_up", jobId: job.jobId } },
      dueAt: instant(job.quietSince + followUpAfterMs),
    },
  ];
}

export function stale(job: QuietJob, now: number): Suggestion {
  return {
    id: `stale:${job.jobId}`,
    type: "stale",
    priority: "low",
    ...about(job),
    title: `Decide about ${job.role} at ${job.company}`,
    reason: `In ${job.status}, and nothing has happened for ${inDays(daysBetween(job.quietSince, now))}.`,
    action: { tool: "update_job_status", arguments: { id: job.jobId, status: "archived" } },
    dueAt: instant(job.quietSince + staleAfterMs),
  };
}

/** @param found what the position pays; null where the salary catalog does not have it. */
export function negotiate(job: QuietJob, found: Benchmark | null): Suggestion {
  const city = found?.subject.place?.city.slug;
  return {
    id: `negotiate:${job.jobId}`,
    type: "negotiate",
    priority: "high",
    ...about(job),
    title: `Negotiate the offer of ${job.company}`,
    reason: found
      ? `${describePay(found)} ${weigh(job, found)}`
      : "There is an offer: see what the position pays elsewhere before answering it.",
    action: found
      ? {
          tool: "get_salary",
          arguments: { role: found.subject.role.slug, ...(city ? { city } : {}), exp: found.level },
        }
      : { tool: "get_job", arguments: { id: job.jobId } },
    dueAt: instant(job.statusChangedAt + offerLapsesMs),
  };
}

export function prepare(interview: InterviewAhead, now: number): Suggestion {
  const { jobId, company, role, eventId, startsAt, title } = interview;
  return {
    id: `prepare:${eventId}`,
    type: "prepare",
    priority: startsAt - now <= urgentMs ? "high" : "medium",
    jobId,
    company,
    role,
    title: `Prepare for ${title}`,
    reason: `It starts at ${instant(startsAt)}.`,
    action:
      jobId === null
        ? { tool: "list_calendar", arguments: {} }
        : { tool: "get_job", arguments: { id: jobId } },
    dueAt: instant(startsAt),
  };
}

export function thank(interview: InterviewHeld): Suggestion {
  const { jobId, company, endedAt } = interview;
  return {
    id: `thank_you:${jobId}:${endedAt}`,
    type: "thank_you",
    priority: "high",
    ...about(interview),
    title: `Thank ${company} for the interview`,
    reason: `The interview was on ${instant(endedAt).slice(0, 10)}, and no message has been logged since.`,
    action: { tool: "log_activity", arguments: { type: "email", jobId } },
    dueAt: instant(endedAt + thanksDueMs),
  };
}

function about({ jobId, company, role }: Pick<QuietJob, "jobId" | "company" | "role">) {
  return { jobId, company, role };
}
