import { type Status, staleDays } from "#schema/job-statuses.ts";
import { daysBetween } from "#shared/core/dates.ts";
import { maxFollowUps } from "../board/next-action.ts";
import type { AnswerTimes } from "./answer-times.ts";

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
export function judgeSilence(
  job: QuietJob,
  times: AnswerTimes | null,
  now: number,
): SilentJob | null {
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
