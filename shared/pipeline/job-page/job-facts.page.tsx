import type { Child } from "hono/jsx";
import type { Markup } from "#shared/html/page.ts";
import { Day, DayOf } from "#shared/html/times.tsx";
import { Evaluation } from "#shared/salaries/evaluate/evaluate.page.tsx";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import { isPeriodDoubtful, payOfJob } from "../jobs/job-pay.ts";
import type { MatchValues } from "../jobs/job-values.ts";

/** The known details of a job; the others are left out. */
export function JobFacts({ job }: { job: JobDetail }): Markup {
  const { url, posting } = job;
  return (
    <section>
      <h2>About the job</h2>
      <dl class="pairs">
        <Fact name="Location">{job.location}</Fact>
        <Fact name="Pay">{payOfJob(job)}</Fact>
        <Fact name="Posting">
          {url && (
            <a href={url} rel="noreferrer">
              {hostOf(url)}
            </a>
          )}
        </Fact>
        <Fact name="Found">{job.source}</Fact>
        <Fact name="Applied">{job.appliedAt && <DayOf at={Date.parse(job.appliedAt)} />}</Fact>
        <Fact name="Added">
          <DayOf at={Date.parse(job.createdAt)} />
        </Fact>
      </dl>
      {posting?.description && (
        <details>
          <summary>
            The posting on <Day at={Date.parse(posting.readAt)} />
          </summary>
          {posting.pay && <p>Pay as posted: {posting.pay}</p>}
          <p class="typed">{posting.description}</p>
          {posting.isCut && <p class="note">The rest was too long to keep.</p>}
        </details>
      )}
      {(url || posting?.description) && <CheckPosting job={job} />}
    </section>
  );
}

/** Leads to what the posting says about pay: as it was kept, else as it is at its link now. */
function CheckPosting({ job }: { job: JobDetail }): Markup {
  const { title, location, url, posting } = job;
  const kept = posting?.description;
  const pay = posting?.pay ? `\nPay: ${posting.pay}` : "";
  return (
    <form action="/posting" method="post">
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="location" value={location ?? ""} />
      <input
        type="hidden"
        name={kept ? "text" : "url"}
        value={kept ? `${kept}${pay}` : (url ?? "")}
      />
      <button class="quiet" type="submit">
        Is this posting honest about pay?
      </button>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: Child }): Markup | null {
  if (children === null || children === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** How a job's pay compares with what the job pays there; without pay, what it pays there. */
export function PayCheck({
  job,
  evaluation,
  match,
}: {
  job: JobDetail;
  evaluation: EvaluateData | null;
  match: MatchValues;
}): Markup {
  const { id, salaryBenchmark, roleSlug, citySlug } = job;
  if (evaluation) {
    return (
      <>
        <Evaluation
          result={evaluation}
          isHourly={job.salaryPeriod === "hourly"}
          offerName={job.status === "offer" ? undefined : "This job"}
        />
        <Correction id={id} match={match} />
      </>
    );
  }
  if (!salaryBenchmark || !roleSlug) {
    return (
      <section>
        <h2>What this job pays</h2>
        <p>
          No job of the salary catalog has this title.{" "}
          <a href={`/app/jobs/${id}/edit#roleName`}>Name the job to compare it with</a>
        </p>
      </section>
    );
  }
  const { low, median, high } = salaryBenchmark;
  const say = sayPay(job.salaryPeriod);
  return (
    <section>
      <h2>What this job pays</h2>
      <p>
        About <strong>{say.full(median)}</strong>
        {low !== null && high !== null && `; half are paid ${say.bare(low)} to ${say.bare(high)}`}.{" "}
        <a href={salaryPage({ role: roleSlug, city: citySlug ?? undefined })}>
          See the whole figure
        </a>
      </p>
      <p class="note">
        {payOfJob(job) !== null && job.currency !== "USD" ? (
          `${payOfJob(job)} is not compared with it: only pay in U.S. dollars is.`
        ) : isPeriodDoubtful(job) ? (
          <>
            {payOfJob(job)} is little.{" "}
            <a href={`/app/jobs/${id}/edit#salaryPeriod`}>Is it for an hour?</a> Until that is
            known, it is not compared.
          </>
        ) : (
          "Add the pay of this job, in U.S. dollars, to have it compared."
        )}
      </p>
      <Correction id={id} match={match} />
    </section>
  );
}

function Correction({ id, match }: { id: string; match: MatchValues }): Markup {
  const { roleName, cityName } = match;
  return (
    <p class="note">
      Compared with {roleName} in {cityName || "the United States"}.{" "}
      <a href={`/app/jobs/${id}/edit#roleName`}>Compare it with another job or city</a>
    </p>
  );
}

/** The contacts of a job. */
export function People({
  jobId,
  contacts,
}: {
  jobId: string;
  /** Names by id. */
  contacts: ReadonlyMap<string, string>;
}): Markup {
  return (
    <section>
      <h2>People</h2>
      {contacts.size > 0 && (
        <ul class="rows">
          {[...contacts].map(([id, name]) => (
            <li>
              <a href={`/app/contacts/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <p class="tools">
        <a href={`/app/jobs/${jobId}/contacts`}>
          {contacts.size > 0 ? "Change the contacts" : "Choose contacts"}
        </a>
        <a href={`/app/contacts/new?jobId=${jobId}`}>Add a new contact</a>
      </p>
    </section>
  );
}
