import { jobStatuses } from "../../../../schema/pipeline.ts";
import type { Job } from "../../../contracts/responses/pipeline/job.ts";
import { dollars } from "../../../core/format.ts";
import type { Markup } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { Day } from "../times.tsx";
import { inWords, payInWords } from "./words.ts";

/** A job on the board, with the form that moves it. */
export function JobCard({
  job,
  formToken,
  back,
}: {
  job: Job;
  formToken: string;
  /** Where the form leads back to. */
  back: string;
}): Markup {
  const pay = payInWords(job, dollars);
  return (
    <li class="job-card" id={job.id} data-job={job.id} tabindex={-1}>
      <p class="job-name">
        <a href={`/app/jobs/${job.id}`}>{job.title}</a>
      </p>
      <p>{job.company}</p>
      <p class="note">
        {[job.location, pay].filter(Boolean).join(" · ")}
        {(job.location || pay) && " · "}
        since <Day at={Date.parse(job.statusChangedAt)} />
      </p>
      <MoveForm job={job} formToken={formToken} back={back} />
    </li>
  );
}

/** A plain form that moves a job to another status. */
export function MoveForm({
  job,
  formToken,
  back,
}: {
  job: Pick<Job, "id" | "title" | "company" | "status">;
  formToken: string;
  back: string;
}): Markup {
  return (
    <form class="move" method="post" action={`/app/jobs/${job.id}/status`} data-move>
      <FormToken value={formToken} />
      <input type="hidden" name="back" value={back} />
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
  );
}
