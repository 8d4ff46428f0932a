import { daysBetween, inDays } from "#shared/core/dates.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { ActivityForm } from "../activities/activity-form.page.tsx";
import { emptyActivity } from "../activities/activity-values.ts";
import { FiledPay } from "../companies/filed-pay.page.tsx";
import { DocumentsSection } from "../documents/documents-section.page.tsx";
import type { JobDetail } from "../jobs/job.response.ts";
import { RoundsList } from "../rounds/rounds-list.page.tsx";
import { JobFacts } from "./job-facts.page.tsx";
import { DeleteJob, ManageJob } from "./manage-job.page.tsx";
import { NextSteps } from "./next-steps.page.tsx";
import { OfferAnswer } from "./offer-answer.page.tsx";
import { PayLine } from "./pay-line.page.tsx";
import { People } from "./people.page.tsx";
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
