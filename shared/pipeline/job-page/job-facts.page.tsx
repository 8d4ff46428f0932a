import type { Child } from "hono/jsx";
import type { Markup } from "#shared/html/page.ts";
import { Day, DayOf } from "#shared/html/times.tsx";
import type { JobDetail } from "../jobs/job.response.ts";
import { payOfJob } from "../jobs/job-pay.ts";

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
