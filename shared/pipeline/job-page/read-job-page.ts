import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import type { Activity } from "../activities/activity.response.ts";
import { listActivities } from "../activities/read-activities.ts";
import type { CalendarEvent } from "../calendar/calendar.response.ts";
import { listJobEvents } from "../calendar/read-calendar-events.ts";
import { openFilings } from "../companies/filings.ts";
import type { CompanyMemory } from "../companies/pipeline-companies.response.ts";
import type { JobDocument } from "../documents/document.response.ts";
import { listDocuments } from "../documents/read-documents.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import { type MatchValues, matchOfJob } from "../jobs/job-values.ts";
import { type CounterOffer, counterOffer, evaluateJob, listOffers } from "../jobs/judge-job-pay.ts";
import { readJob } from "../jobs/read-job.ts";
import type { ReadContext } from "../records/context.ts";
import { contactsOf } from "../records/links.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import { suggest } from "../suggestions/suggest.ts";
import type { Suggestion } from "../suggestions/suggestions.response.ts";

const maxActivities = 50;

export interface JobView {
  job: JobDetail;
  version: number;
  evaluation: EvaluateData | null;
  /** The advice for an offer; null if it is none. */
  counter: CounterOffer | null;
  match: MatchValues;
  documents: readonly JobDocument[];
  activities: readonly Activity[];
  events: readonly CalendarEvent[];
  /** Names by the ids of the job's contacts. */
  contacts: ReadonlyMap<string, string>;
  suggestions: readonly Suggestion[];
  /** What the company has filed; null if that is not known. */
  filings: CompanyMemory["filings"];
  now: number;
}

/** @throws ApiError `record_not_found`. */
export async function readJobView(context: ReadContext, id: string): Promise<JobView> {
  const [{ job, version }, { activities }, events, documents, suggestions, { contacts }, offers] =
    await Promise.all([
      readJob(context, id),
      listActivities(context, { jobId: id, limit: maxActivities }),
      listJobEvents(context, id),
      listDocuments(context, id),
      suggest(context),
      readRecordNames(context, { contacts: contactsOf(context, id) }),
      listOffers(context),
    ]);
  const [evaluation, counter, match, filingsOf] = await Promise.all([
    evaluateJob(context, job),
    counterOffer(context, job, offers),
    matchOfJob(context, job),
    openFilings(context, job.roleSlug),
  ]);
  return {
    job,
    version,
    evaluation,
    counter,
    match,
    documents,
    activities,
    events,
    contacts,
    suggestions: suggestions.filter(({ jobId }) => jobId === id),
    filings: filingsOf(job.company),
    now: context.now,
  };
}
