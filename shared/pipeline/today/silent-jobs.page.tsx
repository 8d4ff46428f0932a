import { inDays } from "#shared/core/dates.ts";
import { grouped } from "#shared/core/format.ts";
import { ButtonForm } from "#shared/html/app-forms/buttons.tsx";
import type { Markup } from "#shared/html/page.ts";
import {
  type AnswerTimes,
  fewestAnswers,
  type Silence,
  type SilentJob,
} from "../silence/silence.ts";

const maxShown = 6;

interface SilentJobsProps {
  silence: Silence;
  formToken: string;
}

/** Jobs that fell silent, by what they are judged, and the decision about each. */
export function SilentJobs({ silence: { times, jobs }, formToken }: SilentJobsProps): Markup {
  const [shown, others] = [jobs.slice(0, maxShown), jobs.slice(maxShown)];
  return (
    <section class="section">
      <h2>Fell silent</h2>
      <p>{basisOf(times)}</p>
      <Rows jobs={shown} formToken={formToken} />
      {others.length > 0 && (
        <details>
          <summary>{grouped(others.length)} more</summary>
          <Rows jobs={others} formToken={formToken} />
        </details>
      )}
    </section>
  );
}

function basisOf(times: AnswerTimes | null): string {
  if (times === null) {
    return `Fewer than ${fewestAnswers} companies have answered you with a date, too few to say how long answers take. These jobs had no activity for 30 days.`;
  }
  const { answers, typicalDays, slowDays } = times;
  // Of fewer than ten answers, nine in ten are all.
  const most = answers < 10 ? "all" : "nine in ten";
  return `Half of the ${grouped(answers)} companies that answered you did so within ${inDays(typicalDays)}, ${most} within ${inDays(slowDays)}. These have taken longer, or had no activity for 30 days.`;
}

function Rows({ jobs, formToken }: { jobs: readonly SilentJob[]; formToken: string }): Markup {
  return (
    <>
      {jobs.map((job) => (
        <div class="todo">
          <p class="what">
            <a href={`/app/jobs/${job.id}`}>
              {job.title} at {job.company}
            </a>
          </p>
          <p>
            {waitedFor(job)} {reasonOf(job)}
          </p>
          <div class="row">
            <Decision job={job} formToken={formToken} />
          </div>
        </div>
      ))}
    </>
  );
}

function waitedFor({ status, days }: SilentJob): string {
  return status === "applied"
    ? `No answer for ${inDays(days)}.`
    : `No activity for ${inDays(days)}.`;
}

function reasonOf({ why }: SilentJob): string {
  switch (why) {
    case "not_asked":
      return "You have not followed up: ask once.";
    case "asked_once":
      return "You followed up once: ask a last time.";
    case "asked_twice":
      return "You followed up twice: let it go.";
    case "slower_than_all":
      return "That is longer than any company took to answer you, and you followed up: let it go.";
    case "long_quiet":
      return "It has been quiet for a month or more: let it go, unless you want to ask once more.";
  }
}

/** Both ways out, the advised one first. */
function Decision({
  job: { id, title, company, status, advice },
  formToken,
}: {
  job: SilentJob;
  formToken: string;
}): Markup {
  const archive = (
    <ButtonForm
      action={`/app/jobs/${id}/status`}
      text="Archive"
      label={`Archive ${title} at ${company}`}
      fields={{ status: "archived", from: status, back: "/app/jobs" }}
      formToken={formToken}
    />
  );
  const followUp = (
    <a
      class="button quiet"
      href={`/app/jobs/${id}#log`}
      aria-label={`Follow up on ${title} at ${company}`}
    >
      Follow up
    </a>
  );
  return advice === "archive" ? (
    <>
      {archive}
      {followUp}
    </>
  ) : (
    <>
      {followUp}
      {archive}
    </>
  );
}
