import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { ActivityForm } from "./activity-form.tsx";
import { emptyActivity } from "./activity-values.ts";
import { MoveForm } from "./job-card.tsx";
import { JobFacts, Suggestions } from "./job-facts.tsx";
import { OfferAnswer } from "./offer-answer.tsx";
import { PayCheck } from "./pay-check.tsx";
import type { JobView } from "./read-job-page.ts";
import { RoundsList } from "./rounds-list.tsx";
import { TimeLine } from "./time-line.tsx";
import { inWords } from "./words.ts";

export interface JobPageState extends JobView {
  formToken: string;
}

/** `/app/jobs/{id}` */
export function jobPage(state: JobPageState): Page {
  const { job, evaluation, counter, match, contacts, suggestions, formToken } = state;
  const path = `/app/jobs/${job.id}`;
  return {
    title: `${job.title} at ${job.company}`,
    modules: counter ? ["copy.js"] : [],
    body: (
      <>
        <div class="actions job-actions">
          <span class="badge">{inWords(job.status)}</span>
          <MoveForm job={job} formToken={formToken} back={path} />
          <a class="button quiet" href={`${path}/edit`}>
            Edit
          </a>
        </div>
        <Suggestions suggestions={suggestions} />
        <JobFacts job={job} />
        <PayCheck job={job} evaluation={evaluation} match={match} />
        {job.status === "offer" && <OfferAnswer job={job} counter={counter} />}
        <RoundsList job={job} />
        <Contacts jobId={job.id} contacts={contacts} />
        <section>
          <h2>Log an activity</h2>
          <ActivityForm
            action={`${path}/activities`}
            values={emptyActivity}
            errors={{}}
            formToken={formToken}
            submit="Log it"
          />
        </section>
        <section>
          <h2>Time line</h2>
          <p>
            <a class="button quiet" href={`/app/calendar/new?jobId=${job.id}`}>
              Add an event
            </a>
          </p>
          <TimeLine {...state} statusHistory={job.statusHistory} />
        </section>
        <DeleteJob id={job.id} formToken={formToken} />
      </>
    ),
  };
}

function Contacts({
  jobId,
  contacts,
}: {
  jobId: string;
  contacts: ReadonlyMap<string, string>;
}): Markup {
  return (
    <section>
      <h2>Contacts</h2>
      {contacts.size > 0 && (
        <ul>
          {[...contacts].map(([id, name]) => (
            <li>
              <a href={`/app/contacts/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        <a class="button quiet" href={`/app/jobs/${jobId}/contacts`}>
          {contacts.size > 0 ? "Change the contacts" : "Choose contacts"}
        </a>
        <a class="button quiet" href={`/app/contacts/new?jobId=${jobId}`}>
          Add a new contact
        </a>
      </p>
    </section>
  );
}

function DeleteJob({ id, formToken }: { id: string; formToken: string }): Markup {
  return (
    <section>
      <h2>Delete</h2>
      <p>
        Deletes the job with its history, activities and events. You have ten seconds to take it
        back.
      </p>
      <form method="post" action={`/app/jobs/${id}/delete`}>
        <FormToken value={formToken} />
        <button class="quiet danger" type="submit">
          Delete the job
        </button>
      </form>
    </section>
  );
}
