import { and, asc, desc, eq, gte, lte } from "drizzle-orm";
import {
  type AttendedStatus,
  attended,
  attentionDays,
  type WinStatus as WinType,
  wins,
} from "#schema/job-statuses.ts";
import { jobStatusMoves, jobs, literal } from "#schema/pipeline.ts";
import { dayMs, daysBetween, inDays, isoDate } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { selectTallies, summarizeTallies } from "./counts.ts";
import { maxItems, recentDays } from "./summary.request.ts";
import type { Attention, PipelineSummary, Win } from "./summary.response.ts";

const recentMs = recentDays * dayMs;

/** A query for the latest changes to a status that is a win. */
function selectWins({ db, caller, now }: ReadContext, status: WinType) {
  return db
    .select({
      jobId: jobs.id,
      company: jobs.company,
      title: jobs.title,
      at: jobStatusMoves.changedAt,
    })
    .from(jobStatusMoves)
    .innerJoin(jobs, and(eq(jobs.userId, jobStatusMoves.userId), eq(jobs.id, jobStatusMoves.jobId)))
    .where(
      and(
        eq(jobStatusMoves.userId, caller.accountId),
        eq(jobStatusMoves.status, literal(status)),
        gte(jobStatusMoves.changedAt, now - recentMs),
      ),
    )
    .orderBy(desc(jobStatusMoves.changedAt), desc(jobStatusMoves.jobId))
    .limit(2 * maxItems);
}

type Moves = Awaited<ReturnType<typeof selectWins>>;

/** Lists each job at most once per kind of win, with the latest date; the newest first. */
function listWins(found: Record<WinType, Moves>): Win[] {
  return wins
    .flatMap((type) => {
      const latest = new Map<string, Moves[number]>();
      for (const move of found[type]) {
        if (!latest.has(move.jobId)) latest.set(move.jobId, move);
      }
      return [...latest.values()].map((move) => ({ type, move }));
    })
    .sort((a, b) => b.move.at - a.move.at || (a.move.jobId < b.move.jobId ? -1 : 1))
    .slice(0, maxItems)
    .map(({ type, move }) => ({
      type,
      company: move.company,
      role: move.title,
      date: isoDate(move.at),
    }));
}

/**
 * A summary of the caller's pipeline: figures over the history of all jobs, jobs that need
 * attention, recent wins.
 */
export async function summarizePipeline(context: ReadContext): Promise<PipelineSummary> {
  const [tallies, offers, interviews, applications, offered, accepted] = await context.db.batch([
    selectTallies(context),
    selectNeedingAttention(context, "offer"),
    selectNeedingAttention(context, "interviewing"),
    selectNeedingAttention(context, "applied"),
    selectWins(context, "offer"),
    selectWins(context, "accepted"),
  ]);
  return {
    summary: summarizeTallies(tallies),
    needsAttention: listAttention(
      { offer: offers, interviewing: interviews, applied: applications },
      context.now,
    ),
    recentWins: listWins({ offer: offered, accepted }),
  };
}

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
function selectNeedingAttention({ db, caller, now }: ReadContext, status: AttendedStatus) {
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
function listAttention(
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
