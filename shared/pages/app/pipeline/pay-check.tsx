import type { EvaluateData } from "../../../contracts/responses/evaluate.ts";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import { dollars } from "../../../core/format.ts";
import { salaryPage } from "../../../salaries/page-url.ts";
import { Evaluation } from "../../evaluate/evaluate-page.tsx";
import type { Markup } from "../../page.ts";
import type { MatchValues } from "./job-match.ts";

/** How a job's pay compares with what the job pays there; without pay, what it pays there. */
export function PayCheck({
  job: { id, salaryBenchmark, roleSlug, citySlug },
  evaluation,
  match,
}: {
  job: JobDetail;
  evaluation: EvaluateData | null;
  match: MatchValues;
}): Markup {
  if (evaluation) {
    return (
      <>
        <Evaluation result={evaluation} />
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
  return (
    <section>
      <h2>What this job pays</h2>
      <p>
        About <strong>{dollars(median)}</strong> a year
        {low !== null && high !== null && `; half are paid ${dollars(low)} to ${dollars(high)}`}.{" "}
        <a href={salaryPage({ role: roleSlug, city: citySlug ?? undefined })}>
          See the whole figure
        </a>
      </p>
      <p class="note">Add the pay of this job, in USD, to have it compared.</p>
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
