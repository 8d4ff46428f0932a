import { and, asc, eq, lte } from "drizzle-orm";
import { jobs, statusLiteral } from "../../schema/pipeline.ts";
import { attentionDays, maxItems } from "../contracts/pipeline/summary.ts";
import type { Attention } from "../contracts/responses/pipeline/summary.ts";
import { dayMs, daysBetween, inDays } from "../core/days.ts";
import type { ReadContext } from "./context.ts";

interface Rule {
  status: "applied" | "interviewing" | "offer";
  /** How many days may pass without attention. */
  days: number;
  /**
   * The instant from which they are counted: the last status change, or the last activity after it.
   */
  since: "quietSince" | "statusChangedAt";
  reason(days: string): string;
  suggestion: string;
}

export const attentionRules = {
  offer: {
    status: "offer",
    days: attentionDays.offer,
    since: "statusChangedAt",
    reason: (days) => `The offer is ${days} old.`,
    suggestion: "Negotiate, accept or decline the offer before it expires.",
  },
  interviewing: {
    status: "interviewing",
    days: attentionDays.interviewing,
    since: "quietSince",
    reason: (days) => `You are interviewing, and there has been no activity for ${days}.`,
    suggestion: "Ask about the next step.",
  },
  applied: {
    status: "applied",
    days: attentionDays.applied,
    since: "quietSince",
    reason: (days) => `You have applied, and there has been no activity for ${days}.`,
    suggestion: "Send a follow-up.",
  },
} as const satisfies Record<string, Rule>;

/** A query for the jobs that a rule applies to, the longest waiting first. */
export function selectNeedingAttention(
  { db, caller, now }: ReadContext,
  { status, days, since }: Rule,
) {
  return db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title, since: jobs[since] })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        eq(jobs.status, statusLiteral(status)),
        lte(jobs[since], now - days * dayMs),
      ),
    )
    .orderBy(asc(jobs[since]), asc(jobs.id))
    .limit(maxItems);
}

type NeedingAttention = Awaited<ReturnType<typeof selectNeedingAttention>>;

/**
 * Merges the jobs of all rules, the longest waiting first.
 *
 * @param found each rule with the result of its query.
 */
export function listAttention(
  found: readonly (readonly [Rule, NeedingAttention])[],
  now: number,
): Attention[] {
  return found
    .flatMap(([rule, needy]) => needy.map((job) => ({ rule, job })))
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
