import type { Child } from "hono/jsx";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import type { Suggestion } from "../../../contracts/responses/pipeline/suggestions.ts";
import { dollars } from "../../../core/format.ts";
import type { Markup } from "../../page.ts";
import { Day } from "../times.tsx";
import { payInWords } from "./words.ts";

/** What is known of a job; what is not is left out. */
export function JobFacts({ job }: { job: JobDetail }): Markup {
  const { url, posting } = job;
  return (
    <section>
      <dl class="pairs">
        <Fact name="Location">{job.location}</Fact>
        <Fact name="Yearly pay">{payInWords(job, dollars)}</Fact>
        <Fact name="Posting">
          {url && (
            <a href={url} rel="noreferrer">
              {hostOf(url)}
            </a>
          )}
        </Fact>
        <Fact name="Found">{job.source}</Fact>
        <Fact name="Applied">{job.appliedAt && <Day at={Date.parse(job.appliedAt)} />}</Fact>
        <Fact name="Added">
          <Day at={Date.parse(job.createdAt)} />
        </Fact>
      </dl>
      {job.notes && <p class="typed">{job.notes}</p>}
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
    </section>
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

/** What to do next, and why. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }): Markup {
  return (
    <>
      {suggestions.map(({ title, reason }) => (
        <p class="notice">
          <strong>{title}.</strong> {reason}
        </p>
      ))}
    </>
  );
}
