import { hourly } from "#shared/figures/paid-by-hour.ts";
import type { Markup } from "#shared/html/page.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { verdictIn } from "#shared/salaries/evaluate/headline.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import type { MatchValues } from "../jobs/job-match.ts";
import { isPeriodDoubtful, payInNotes, payOfJob } from "../jobs/job-pay.ts";
import { PayCheck } from "./pay-check.page.tsx";

/** The pay check of a job as one line, which opens. */
export function PayLine(props: {
  job: JobDetail;
  evaluation: EvaluateData | null;
  match: MatchValues;
}): Markup {
  return (
    <details class="pay-line">
      <summary>{summaryOf(props.job, props.evaluation)}</summary>
      <PayCheck {...props} />
    </details>
  );
}

/** `$45 an hour: probably fair, 3% over typical` */
function summaryOf(job: JobDetail, evaluation: EvaluateData | null): string {
  const pay = payOfJob(job);
  if (isPeriodDoubtful(job)) return `${pay}: is it for an hour?`;
  if (pay !== null && evaluation) {
    const { offer, estimate, city } = evaluation;
    // Whoever is paid by the hour thinks in hours.
    const typical = job.salaryPeriod === "hourly" ? ` (${hourly(estimate.median)})` : "";
    const place = city === null ? " in the United States" : "";
    return `${pay}: ${verdictIn(evaluation.headline)}, ${distance(offer.midpoint / estimate.median - 1)}${typical}${place}`;
  }
  const { salaryBenchmark, currency } = job;
  if (pay !== null && currency !== "USD") return `${pay}, not compared`;
  const typical =
    salaryBenchmark &&
    `typically about ${sayPay(job.salaryPeriod).short(salaryBenchmark.median)} there`;
  if (pay !== null) return typical ? `${pay}; ${typical}` : pay;
  const noted = payInNotes(job.notes);
  const known = noted === null ? "No pay named" : `Pay in the notes: ${noted}`;
  return typical ? `${known}; ${typical}` : known;
}

/** `3% over typical` */
function distance(share: number): string {
  const percent = Math.round(Math.abs(share) * 100);
  return percent === 0 ? "about typical" : `${percent}% ${share > 0 ? "over" : "under"} typical`;
}
