import type { PipelineSummary } from "../contracts/responses/pipeline/summary.ts";
import { attentionRules, listAttention, selectNeedingAttention } from "./attention.ts";
import type { ReadContext } from "./context.ts";
import { selectTallies, summarize } from "./counts.ts";
import { listWins, selectWins } from "./wins.ts";

/**
 * A summary of the caller's pipeline: figures over the history of all jobs, jobs that need
 * attention, recent wins.
 */
export async function summarizePipeline(context: ReadContext): Promise<PipelineSummary> {
  const { offer, interviewing, applied } = attentionRules;
  const [tallies, offers, interviews, applications, offered, accepted] = await context.db.batch([
    selectTallies(context),
    selectNeedingAttention(context, offer),
    selectNeedingAttention(context, interviewing),
    selectNeedingAttention(context, applied),
    selectWins(context, "offer"),
    selectWins(context, "accepted"),
  ]);
  return {
    summary: summarize(tallies),
    needsAttention: listAttention(
      [
        [offer, offers],
        [interviewing, interviews],
        [applied, applications],
      ],
      context.now,
    ),
    recentWins: listWins({ offer: offered, accepted }),
  };
}
