import type { EvaluateData } from "../../../contracts/responses/evaluate.ts";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import { dollars } from "../../../core/format.ts";
import { salaryPage } from "../../../salaries/page-url.ts";
import { Evaluation } from "../../evaluate/evaluate-page.tsx";
import type { Markup } from "../../page.ts";

/** How a job's pay compares with what the job pays there; without pay, what it pays there. */
export function PayCheck({
  job: { salaryBenchmark, roleSlug, citySlug },
  evaluation,
}: {
  job: JobDetail;
  evaluation: EvaluateData | null;
}): Markup | null {
  if (evaluation) return <Evaluation result={evaluation} />;
  if (!salaryBenchmark || !roleSlug) return null;
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
    </section>
  );
}
