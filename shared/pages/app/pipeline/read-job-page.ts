import type { EvaluateData } from "../../../contracts/responses/evaluate.ts";
import type { Activity } from "../../../contracts/responses/pipeline/activity.ts";
import type { CalendarEvent } from "../../../contracts/responses/pipeline/calendar.ts";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import type { Suggestion } from "../../../contracts/responses/pipeline/suggestions.ts";
import type { ReadContext } from "../../../pipeline/context.ts";
import { type CounterOffer, counterOffer } from "../../../pipeline/counter-offer.ts";
import { evaluateJob } from "../../../pipeline/evaluate-job.ts";
import { listActivities } from "../../../pipeline/list-activities.ts";
import { listJobEvents } from "../../../pipeline/list-job-events.ts";
import { namesOf } from "../../../pipeline/names-of.ts";
import { readJob } from "../../../pipeline/read-job.ts";
import { suggest } from "../../../pipeline/suggestions/suggest.ts";
import { type MatchValues, matchOfJob } from "./job-match.ts";

const maxActivities = 50;

export interface JobView {
  job: JobDetail;
  version: number;
  evaluation: EvaluateData | null;
  /** What to answer, if it is an offer. */
  counter: CounterOffer | null;
  match: MatchValues;
  activities: readonly Activity[];
  events: readonly CalendarEvent[];
  /** Names by the ids of the job's contacts. */
  contacts: ReadonlyMap<string, string>;
  suggestions: readonly Suggestion[];
}

/** @throws ApiError `record_not_found`. */
export async function readJobView(context: ReadContext, id: string): Promise<JobView> {
  const { job, version } = await readJob(context, id);
  const [evaluation, counter, match, { activities }, events, named, suggestions] =
    await Promise.all([
      evaluateJob(context, job),
      counterOffer(context, job),
      matchOfJob(context, job),
      listActivities(context, { jobId: id, limit: maxActivities }),
      listJobEvents(context, id),
      namesOf(context, { contacts: job.contactIds }),
      suggest(context),
    ]);
  return {
    job,
    version,
    evaluation,
    counter,
    match,
    activities,
    events,
    contacts: named.contacts,
    suggestions: suggestions.filter(({ jobId }) => jobId === id),
  };
}
