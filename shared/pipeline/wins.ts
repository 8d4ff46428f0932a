import { and, desc, eq, gte } from "drizzle-orm";
import { jobStatusMoves, jobs, statusLiteral } from "../../schema/pipeline.ts";
import { maxItems, recentDays } from "../contracts/pipeline/summary.ts";
import type { Win } from "../contracts/responses/pipeline/summary.ts";
import { isoDate } from "../core/dates.ts";
import { dayMs } from "../core/days.ts";
import type { ReadContext } from "./context.ts";

const winTypes = ["offer", "accepted"] as const;
type WinType = (typeof winTypes)[number];

const recentMs = recentDays * dayMs;

/** A query for the latest changes to a status that is a win. */
export function selectWins({ db, caller, now }: ReadContext, status: WinType) {
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
        eq(jobStatusMoves.status, statusLiteral(status)),
        gte(jobStatusMoves.changedAt, now - recentMs),
      ),
    )
    .orderBy(desc(jobStatusMoves.changedAt), desc(jobStatusMoves.jobId))
    .limit(2 * maxItems);
}

type Moves = Awaited<ReturnType<typeof selectWins>>;

/** Lists each job at most once per kind of win, with the latest date; the newest first. */
export function listWins(found: Record<WinType, Moves>): Win[] {
  return winTypes
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
