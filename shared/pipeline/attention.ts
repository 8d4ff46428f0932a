import { and, asc, eq, lte } from "drizzle-orm";
import { jobs } from "../../schema/pipeline.ts";
import type { Attention } from "../contracts/pipeline/summary.ts";
import { dayMs, daysBetween, inDays } from "../core/days.ts";
import type { ReadContext } from "./context.ts";

interface Rule {
  status: "applied" | "interviewing" | "offer";
  /** How long it may be so. */
  days: number;
  /** Since when: its last move, or the last activity after it. */
  since: "quietSince" | "statusChangedAt";
  reason(days: string): string;
  suggestion: string;
}

export const attentionRules = {
  offer: {
    status: "offer",
    days: 3,
    since: "statusChangedAt",
    reason: (days) => `The offer is ${days} old.`,
    suggestion: "Negotiate it, accept it or decline it before it lapses.",
  },
  interviewing: {
    status: "interviewing",
    days: 5,
    since: "quietSince",
    reason: (days) => `Interviewing, and nothing has happened for ${days}.`,
    suggestion: "Ask about the next step.",
  },
  applied: {
    status: "applied",
    days: 7,
    since: "quietSince",
    reason: (days) => `Applied, and nothing has happened for ${days}.`,
    suggestion: "Send a follow-up.",
  },
} as const satisfies Record<string, Rule>;

const most = 25;

/** A query for the jobs of a rule, the longest waiting first. */
export function selectNeedy({ db, caller, now }: ReadContext, { status, days, since }: Rule) {
  return db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title, since: jobs[since] })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, caller.accountId),
        eq(jobs.status, status),
        lte(jobs[since], now - days * dayMs),
      ),
    )
    .orderBy(asc(jobs[since]), asc(jobs.id))
    .limit(most);
}

type Needy = Awaited<ReturnType<typeof selectNeedy>>;

/** @param found what the query of each rule answered. */
export function listAttention(
  found: readonly (readonly [Rule, Needy])[],
  now: number,
): Attention[] {
  return found
    .flatMap(([rule, needy]) => needy.map((job) => ({ rule, job })))
    .sort((a, b) => a.job.since - b.job.since || (a.job.id < b.job.id ? -1 : 1))
    .slice(0, most)
    .map(({ rule, job }) => ({
      jobId: job.id,
      company: job.company,
      role: job.title,
      reason: rule.reason(inDays(daysBetween(job.since, now))),
      suggestion: rule.suggestion,
    }));
}
