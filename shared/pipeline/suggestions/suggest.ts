import { priorities } from "../../contracts/pipeline/suggestions.ts";
import type { Suggestion } from "../../contracts/responses/pipeline/suggestions.ts";
import { dayMs } from "../../core/days.ts";
import { benchmark } from "../benchmark.ts";
import type { ReadContext } from "../context.ts";
import { selectDisabledWebhooks, webhookDisabled } from "./disabled-webhooks.ts";
import {
  type PastInterview,
  type QuietJob,
  selectLoggedInterviews,
  selectPastInterviewEvents,
  selectQuiet,
  selectUpcomingInterviews,
} from "./queries.ts";
import {
  followUp,
  followUpAfterMs,
  negotiate,
  prepare,
  prepareWithinMs,
  stale,
  staleAfterMs,
  thank,
  thanksWithinMs,
} from "./rules.ts";

const maxItems = 50;

/**
 * Suggests what the caller should do next, the most urgent first. The same state and time give the
 * same result.
 */
export async function suggest(context: ReadContext): Promise<Suggestion[]> {
  const { db, now } = context;
  const inactive = { to: now - staleAfterMs };
  const waiting = { from: now - staleAfterMs, to: now - followUpAfterMs };
  const [offers, applied, held, logged, ahead, disabledWebhooks, ...quiet] = await db.batch([
    selectQuiet(context, "offer", { to: now }),
    selectQuiet(context, "applied", waiting),
    // One more day, for interviews that started before the period and ended in it.
    selectPastInterviewEvents(context, now - thanksWithinMs - dayMs),
    selectLoggedInterviews(context, now - thanksWithinMs),
    selectUpcomingInterviews(context, now + prepareWithinMs),
    selectDisabledWebhooks(context),
    selectQuiet(context, "saved", inactive),
    selectQuiet(context, "applied", inactive),
    selectQuiet(context, "screening", inactive),
    selectQuiet(context, "interviewing", inactive),
  ]);
  const recent = [...held, ...logged].filter(({ endedAt }) => endedAt >= now - thanksWithinMs);
  return [
    ...(await compareOffers(context, offers)),
    ...latestOfEach(recent).map(thank),
    ...ahead.map((interview) => prepare(interview, now)),
    ...applied.flatMap((job) => followUp(job, now)),
    ...quiet.flat().map((job) => stale(job, now)),
    ...disabledWebhooks.map(webhookDisabled),
  ]
    .sort(compareUrgency)
    .slice(0, maxItems);
}

/** Suggestions for offers, each with a benchmark if the salary catalog has its role and city. */
async function compareOffers(
  context: ReadContext,
  offers: readonly QuietJob[],
): Promise<Suggestion[]> {
  const salaries = offers.some(({ roleSlug }) => roleSlug !== null)
    ? await context.salaries()
    : null;
  return Promise.all(
    offers.map(async (job) =>
      negotiate(job, await benchmark(salaries, { ...job, title: job.role })),
    ),
  );
}

/**
 * The latest interview of each job. A calendar event and the activity that logs it count as one.
 */
function latestOfEach(interviews: readonly PastInterview[]): PastInterview[] {
  const latest = new Map<string, PastInterview>();
  for (const interview of interviews) {
    const known = latest.get(interview.jobId);
    if (!known || known.endedAt < interview.endedAt) latest.set(interview.jobId, interview);
  }
  return [...latest.values()];
}

function compareUrgency(a: Suggestion, b: Suggestion): number {
  return (
    priorities.indexOf(a.priority) - priorities.indexOf(b.priority) ||
    compare(a.dueAt ?? "", b.dueAt ?? "") ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
