import type { Markup } from "#shared/html/page.ts";
import { Evaluation } from "#shared/salaries/evaluate/evaluate.page.tsx";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import type { MatchValues } from "../jobs/job-match.ts";
import { isPeriodDoubtful, payOfJob } from "../jobs/job-pay.ts";

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
