import { priorities, type Suggestion } from "../../contracts/pipeline/suggestions.ts";
import { dayMs } from "../../core/days.ts";
import { benchmark } from "../benchmark.ts";
import type { ReadContext } from "../context.ts";
import {
  type InterviewHeld,
  type QuietJob,
  selectAhead,
  selectHeldActivities,
  selectHeldEvents,
  selectQuiet,
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
import { selectSwitchedOff, webhookOff } from "./webhooks.ts";

const most = 50;

/** What the caller had best do next, the most pressing first; the same for the same state and time. */
export async function suggest(context: ReadContext): Promise<Suggestion[]> {
  const { db, now } = context;
  const silent = { to: now - staleAfterMs };
  const waiting = { from: now - staleAfterMs, to: now - followUpAfterMs };
  const [offers, applied, held, logged, ahead, switchedOff, ...quiet] = await db.batch([
    selectQuiet(context, "offer", { to: now }),
    selectQuiet(context, "applied", waiting),
    // A day more than thanks are worth, for interviews that began before it.
    selectHeldEvents(context, now - thanksWithinMs - dayMs),
    selectHeldActivities(context, now - thanksWithinMs),
    selectAhead(context, now + prepareWithinMs),
    selectSwitchedOff(context),
    selectQuiet(context, "saved", silent),
    selectQuiet(context, "applied", silent),
    selectQuiet(context, "screening", silent),
    selectQuiet(context, "interviewing", silent),
  ]);
  const recent = [...held, ...logged].filter(({ endedAt }) => endedAt >= now - thanksWithinMs);
  return [
    ...(await weighOffers(context, offers)),
    ...latestOfEach(recent).map(thank),
    ...ahead.map((interview) => prepare(interview, now)),
    ...applied.flatMap((job) => followUp(job, now)),
    ...quiet.flat().map((job) => stale(job, now)),
    ...switchedOff.map(webhookOff),
  ]
    .sort(comparePressing)
    .slice(0, most);
}

/** Offers next to what their roles pay, where the salary catalog has them. */
async function weighOffers(
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

/** One interview of each job, the latest: an event and the activity that logs it are one. */
function latestOfEach(interviews: readonly InterviewHeld[]): InterviewHeld[] {
  const latest = new Map<string, InterviewHeld>();
  for (const interview of interviews) {
    const known = latest.get(interview.jobId);
    if (!known || known.endedAt < interview.endedAt) latest.set(interview.jobId, interview);
  }
  return [...latest.values()];
}

function comparePressing(a: Suggestion, b: Suggestion): number {
  return (
    priorities.indexOf(a.priority) - priorities.indexOf(b.priority) ||
    compare(a.dueAt ?? "", b.dueAt ?? "") ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
