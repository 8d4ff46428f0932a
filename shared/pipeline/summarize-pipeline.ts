import type { PipelineSummary } from "../contracts/pipeline/summary.ts";
import { attentionRules, listAttention, selectNeedy } from "./attention.ts";
import type { ReadContext } from "./context.ts";
import { selectTallies, summarize } from "./counts.ts";
import { listWins, selectWins } from "./wins.ts";

/** The state of the caller's pipeline: figures of all that its jobs went through, and what to look at. */
export async function summarizePipeline(context: ReadContext): Promise<PipelineSummary> {
  const { offer, interviewing, applied } = attentionRules;
  const [tallies, offers, interviews, applications, offered, accepted] = await context.db.batch([
    selectTallies(context),
    selectNeedy(context, offer),
    selectNeedy(context, interviewing),
    selectNeedy(context, applied),
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
