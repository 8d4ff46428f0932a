import type { ReadContext } from "../records/context.ts";
import { listAttention, selectNeedingAttention } from "./attention.ts";
import { selectTallies, summarizeTallies } from "./counts.ts";
import type { PipelineSummary } from "./summary.response.ts";
import { listWins, selectWins } from "./wins.ts";

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
