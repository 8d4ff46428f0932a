import { jobStatuses } from "#schema/job-statuses.ts";
import { payWords } from "#shared/contract/pay-words.ts";
import { daysBetween, inDays } from "#shared/core/dates.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { verdictIn } from "#shared/salaries/evaluate/headline.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import { CounterOfferAdvice } from "#shared/salaries/offers-page/counter-offer.page.tsx";
import { ActivityForm, emptyActivity } from "../activities/activity.page.tsx";
import { FiledPay } from "../companies/companies.page.tsx";
import { DocumentsSection } from "../documents/documents.page.tsx";
import type { JobDetail } from "../jobs/job.response.ts";
import { isPeriodDoubtful, payInNotes, payOfJob } from "../jobs/job-pay.ts";
import type { MatchValues } from "../jobs/job-values.ts";
import type { CounterOffer as Answer } from "../jobs/judge-job-pay.ts";
import { RoundsList } from "../rounds/rounds.page.tsx";
import { JobFacts, PayCheck, People } from "./job-facts.page.tsx";
import { NextSteps } from "./next-steps.page.tsx";
import type { JobView } from "./read-job-page.ts";
import { TimeLine } from "./time-line.page.tsx";

interface JobPageState extends JobView {
  formToken: string;
  /** Whether this service keeps documents. */
  isKept: boolean;
  /** The account's time zone; null if it has none yet. */
  timeZone: string | null;
}

/** `/app/jobs/{id}`: what is next of a job, then what is known of it and what happened. */
export function jobPage(state: JobPageState): Page {
  const { job, counter, now, formToken } = state;
  const timeZone = state.timeZone ?? "UTC";
  return {
    title: `${job.title} at ${job.company}`,
    styles: ["job.css"],
    modules: counter ? ["copy.js"] : [],
    body: (
      <>
        <div class="job-head">
          <p class="note">{standing(job, now)}</p>
          <ManageJob job={job} formToken={formToken} />
        </div>
        <div class="split job">
          <div>
            <NextSteps {...state} timeZone={timeZone} />
            <PayLine {...state} />
            {job.status === "offer" && (
              <details>
                <summary>What to write to {job.company}</summary>
                <div id="answer">
                  <OfferAnswer job={job} counter={counter} />
                </div>
              </details>
            )}
            <RoundsList job={job} />
            <People jobId={job.id} contacts={state.contacts} />
            <DocumentsSection {...state} jobId={job.id} />
            <Notes job={job} />
            <section>
              <h2>What happened</h2>
              <details>
                <summary>Log what happened</summary>
                <div id="log">
                  <ActivityForm
                    action={`/app/jobs/${job.id}/activities`}
                    values={emptyActivity(timeZone)}
                    errors={{}}
                    formToken={formToken}
                    submit="Log it"
                  />
                </div>
              </details>
              <TimeLine {...state} statusHistory={job.statusHistory} />
            </section>
          </div>
          <div class="side">
            <JobFacts job={job} />
            {state.filings && <FiledPay filings={state.filings} />}
            <DeleteJob job={job} formToken={formToken} />
          </div>
        </div>
      </>
    ),
  };
}

/** `Offer. 33 days since you applied` */
function standing({ status, appliedAt, createdAt }: JobDetail, now: number): string {
  const days = daysBetween(Date.parse(appliedAt ?? createdAt), now);
  const what = appliedAt === null ? "you added it" : "you applied";
  const since = days < 1 ? `${inWords(what)} today` : `${inDays(days)} since ${what}`;
  return `${inWords(status)}. ${since}.`;
}

function Notes({ job: { id, notes } }: { job: JobDetail }): Markup | null {
  if (notes === null) return null;
  return (
    <section>
      <h2>Notes</h2>
      <p class="typed">{notes}</p>
      <p class="tools">
        <a href={`/app/jobs/${id}/edit#notes`}>Change the notes</a>
      </p>
    </section>
  );
}

interface ManageProps {
  job: JobDetail;
  formToken: string;
}

/** Moves a job to another status, and leads to its form. */
function ManageJob({ job, formToken }: ManageProps): Markup {
  const path = `/app/jobs/${job.id}`;
  return (
    <div class="actions job-actions">
      <form class="field move" method="post" action={`${path}/status`}>
        <FormToken value={formToken} />
        <input type="hidden" name="back" value={path} />
        <select name="status" aria-label={`Status of ${job.title} at ${job.company}`}>
          {jobStatuses.map((status) => (
            <option value={status} selected={status === job.status}>
              {inWords(status)}
            </option>
          ))}
        </select>
        <button class="quiet" type="submit" aria-label={`Move ${job.title} at ${job.company}`}>
          Move
        </button>
      </form>
      <a class="button quiet" href={`${path}/edit`}>
        Edit
      </a>
    </div>
  );
}

function DeleteJob({ job, formToken }: ManageProps): Markup {
  return (
    <section>
      <h2>Delete</h2>
      <p class="note">
        This deletes the job with its history, activities, events and documents. You can take it
        back for ten seconds.
      </p>
      <form method="post" action={`/app/jobs/${job.id}/delete`}>
        <FormToken value={formToken} />
        <button class="quiet danger" type="submit">
          Delete the job
        </button>
      </form>
    </section>
  );
}

/** The advice for the offer of a job, or the details that are missing for it. */
function OfferAnswer({
  job: { id, company, salaryMin, salaryMax, currency },
  counter,
}: {
  job: JobDetail;
  counter: Answer | null;
}): Markup {
  const base =
    counter && payWords({ min: counter.base.amount, max: null, period: counter.base.period });
  const isRange = salaryMin && salaryMax && salaryMin !== salaryMax;
  if (counter === null) {
    return (
      <section>
        <h2>What to write to {company}</h2>
        <p>
          <a href={`/app/jobs/${id}/edit#salaryMin`}>
            Add the base pay that is offered, in U.S. dollars
          </a>
          , and the job to compare it with: then a counter-offer is drafted here.
          {currency !== "USD" && ` Pay in ${currency} is not compared.`}
        </p>
      </section>
    );
  }
  return (
    <>
      <CounterOfferAdvice label={company} negotiation={counter.negotiation} />
      <p class="note">
        {isRange
          ? `For a base of ${base}, the middle of the range. Put the base that is offered into both fields of the pay to answer to that. `
          : `For a base of ${base}. `}
        <a href="/offers">Compare offers after tax</a>
      </p>
    </>
  );
}

/** The pay check of a job as one line, which opens. */
function PayLine(props: {
  job: JobDetail;
  evaluation: EvaluateData | null;
  match: MatchValues;
}): Markup {
  return (
    <details class="pay-line">
      <summary>{summaryOf(props.job, props.evaluation)}</summary>
      <PayCheck {...props} />
    </details>
  );
}

/** `$45 an hour: probably fair, 3% over typical` */
function summaryOf(job: JobDetail, evaluation: EvaluateData | null): string {
  const pay = payOfJob(job);
  if (isPeriodDoubtful(job)) return `${pay}: is it for an hour?`;
  if (pay !== null && evaluation) {
    const { offer, estimate, city } = evaluation;
    // Whoever is paid by the hour thinks in hours.
    const typical = job.salaryPeriod === "hourly" ? ` (${hourly(estimate.median)})` : "";
    const place = city === null ? " in the United States" : "";
    return `${pay}: ${verdictIn(evaluation.headline)}, ${distance(offer.midpoint / estimate.median - 1)}${typical}${place}`;
  }
  const { salaryBenchmark, currency } = job;
  if (pay !== null && currency !== "USD") return `${pay}, not compared`;
  const typical =
    salaryBenchmark &&
    `typically about ${sayPay(job.salaryPeriod).short(salaryBenchmark.median)} there`;
  if (pay !== null) return typical ? `${pay}; ${typical}` : pay;
  const noted = payInNotes(job.notes);
  const known = noted === null ? "No pay named" : `Pay in the notes: ${noted}`;
  return typical ? `${known}; ${typical}` : known;
}

/** `3% over typical` */
function distance(share: number): string {
  const percent = Math.round(Math.abs(share) * 100);
  return percent === 0 ? "about typical" : `${percent}% ${share > 0 ? "over" : "under"} typical`;
}
