import { jobStatuses } from "#schema/job-statuses.ts";
import { FormToken } from "#shared/html/app-forms/form-token.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import type { JobDetail } from "../jobs/job.response.ts";

interface ManageProps {
  job: JobDetail;
  formToken: string;
}

/** Moves a job to another status, and leads to its form. */
export function ManageJob({ job, formToken }: ManageProps): Markup {
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

export function DeleteJob({ job, formToken }: ManageProps): Markup {
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
