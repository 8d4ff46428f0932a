import { and, eq, inArray } from "drizzle-orm";
import { staleDays } from "#schema/job-statuses.ts";
import { webhooks } from "#schema/webhooks.ts";
import { dayMs, instant } from "#shared/core/dates.ts";
import { benchmark } from "../jobs/judge-job-pay.ts";
import type { ReadContext } from "../records/context.ts";
import {
  type PastInterview,
  type QuietJob,
  selectLoggedInterviews,
  selectPastInterviewEvents,
  selectQuiet,
  selectUpcomingInterviews,
} from "./queries.ts";
import {
  followUpAfterMs,
  prepareWithinMs,
  stalePeriods,
  suggestClosing,
  suggestFollowUp,
  suggestNegotiation,
  suggestPreparation,
  suggestThanks,
  thanksWithinMs,
} from "./rules.ts";
import { suggestionPriorities } from "./suggestions.request.ts";
import type { Suggestion } from "./suggestions.response.ts";

const maxItems = 50;

/**
 * Suggests what the caller should do next: by priority, then what has applied longest first. The same
 * state and time give the same result.
 */
export async function suggest(context: ReadContext): Promise<Suggestion[]> {
  const { db, now } = context;
  const waiting = {
    from: now - staleDays.applied * dayMs,
    to: now - followUpAfterMs,
  };
  const [offers, applied, held, logged, ahead, disabledWebhooks, ...quiet] = await db.batch([
    selectQuiet(context, "offer", { to: now }, "deadline"),
    selectQuiet(context, "applied", waiting, "follow_up"),
    // One more day, for interviews that started before the period and ended in it.
    selectPastInterviewEvents(context, now - thanksWithinMs - dayMs),
    selectLoggedInterviews(context, now - thanksWithinMs),
    selectUpcomingInterviews(context, now + prepareWithinMs),
    selectDisabledWebhooks(context),
    ...stalePeriods.map(({ status, days }) =>
      selectQuiet(context, status, { to: now - days * dayMs }),
    ),
  ]);
  const recent = [...held, ...logged].filter(({ endedAt }) => endedAt >= now - thanksWithinMs);
  return [
    ...(await compareOffers(context, offers)),
    ...latestOfEach(recent).map(suggestThanks),
    ...ahead.map((interview) => suggestPreparation(interview, now)),
    ...applied.flatMap((job) => suggestFollowUp(job, now)),
    ...stalePeriods.flatMap(({ days }, at) =>
      (quiet[at] ?? []).map((job) => suggestClosing(job, days, now)),
    ),
    ...disabledWebhooks.map(webhookDisabled),
  ]
    .sort(compareSuggestions)
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
      suggestNegotiation(job, await benchmark(salaries, { ...job, title: job.role })),
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

function compareSuggestions(a: Suggestion, b: Suggestion): number {
  return (
    suggestionPriorities.indexOf(a.priority) - suggestionPriorities.indexOf(b.priority) ||
    compare(a.since, b.since) ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const reasons = {
  gone: "Its receiver responded with 410 Gone.",
  failing: "All deliveries have failed for five days, or more than 10,000 wait.",
};

/** A query for webhooks that the service disabled because of their receivers' responses. */
function selectDisabledWebhooks({ db, caller }: ReadContext) {
  const { userId, id, url, disabledReason, lastAttemptAt, createdAt, status } = webhooks;
  return db
    .select({ id, url, disabledReason, lastAttemptAt, createdAt })
    .from(webhooks)
    .where(
      and(
        eq(userId, caller.accountId),
        eq(status, "disabled"),
        inArray(disabledReason, ["gone", "failing"]),
      ),
    );
}

type DisabledWebhook = Awaited<ReturnType<typeof selectDisabledWebhooks>>[number];

function webhookDisabled({
  id,
  url,
  disabledReason,
  lastAttemptAt,
  createdAt,
}: DisabledWebhook): Suggestion {
  return {
    id: `webhook_disabled:${id}`,
    type: "webhook_disabled",
    priority: "high",
    jobId: null,
    company: null,
    role: null,
    title: `Fix the webhook to ${new URL(url).hostname}`,
    reason: `The webhook was disabled. ${disabledReason === "gone" ? reasons.gone : reasons.failing}`,
    action: { tool: "list_webhooks", arguments: {} },
    dueAt: null,
    since: instant(lastAttemptAt ?? createdAt),
  };
}
