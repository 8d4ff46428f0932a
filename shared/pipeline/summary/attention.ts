import { and, asc, eq, lte } from "drizzle-orm";
import { type AttendedStatus, attended, attentionDays } from "#schema/job-statuses.ts";
import { jobs, literal } from "#schema/pipeline.ts";
import { dayMs, daysBetween, inDays } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { maxItems } from "./summary.request.ts";
import type { Attention } from "./summary.response.ts";

interface Rule {
  /**
   * The instant from which the days are counted: the last status change, or the last activity after it.
   */
  since: "quietSince" | "statusChangedAt";
  reason(days: string): string;
  suggestion: string;
}

/** Keyed by the status; `attentionDays` says after how many days. */
const rules: Readonly<Record<AttendedStatus, Rule>> = {
  offer: {
    since: "statusChangedAt",
    reason: (days) => `The offer is ${days} old.`,
    suggestion: "Negotiate, accept or decline the offer.",
  },
  interviewing: {
    since: "quietSince",
    reason: (days) => `You are interviewing, and there has been no activity for ${days}.`,
    suggestion: "Ask about the next step.",
  },
  applied: {
    since: "quietSince",
    reason: (days) => `You have applied, and there has been no activity for ${days}.`,
    suggestion: "Send a follow-up.",
  },
};

/** A query for the jobs in a status that need attention, the longest waiting first. */
export function selectNeedingAttention({ db, caller, now }: ReadContext, status: AttendedStatus) {
  const { since } = rules[status];
  return db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title, since: jobs[since] })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        eq(jobs.status, literal(status)),
        lte(jobs[since], now - attentionDays[status] * dayMs),
      ),
    )
    .orderBy(asc(jobs[since]), asc(jobs.id))
    .limit(maxItems);
}

type NeedingAttention = Awaited<ReturnType<typeof selectNeedingAttention>>;

/** Merges the jobs of all statuses, the longest waiting first. */
export function listAttention(
  found: Readonly<Record<AttendedStatus, NeedingAttention>>,
  now: number,
): Attention[] {
  return attended
    .flatMap((status) => found[status].map((job) => ({ rule: rules[status], job })))
    .sort((a, b) => a.job.since - b.job.since || (a.job.id < b.job.id ? -1 : 1))
    .slice(0, maxItems)
    .map(({ rule, job }) => ({
      jobId: job.id,
      company: job.company,
      role: job.title,
      reason: rule.reason(inDays(daysBetween(job.since, now))),
      suggestion: rule.suggestion,
    }));
}
