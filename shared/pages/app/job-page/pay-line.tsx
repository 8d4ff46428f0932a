import { dollars } from "../../../core/format.ts";
import type { JobDetail } from "../../../pipeline/jobs/job.response.ts";
import { isPeriodDoubtful, payOfJob } from "../../../pipeline/jobs/job-pay.ts";
import type { EvaluateData } from "../../../salaries/evaluate/evaluate.response.ts";
import { payWord, payWordInWords } from "../../../salaries/evaluate/pay-word.ts";
import { hourly } from "../../../salaries/figures/paid-by-hour.ts";
import type { Markup } from "../../page.ts";
import type { MatchValues } from "../jobs/job-match.ts";
import { PayCheck } from "./pay-check.tsx";

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
    return `${pay}: ${judgment(evaluation)}, ${distance(offer.midpoint / estimate.median - 1)}${typical}${place}`;
  }
  const { salaryBenchmark } = job;
  const typical = salaryBenchmark && `typically about ${dollars(salaryBenchmark.median)} there`;
  if (pay !== null) return typical ? `${pay}; ${typical}` : pay;
  return typical ? `No pay named; ${typical}` : "No pay named";
}

/** `probably fair`: the most probable of the three, without a qualification where it is decisive. */
function judgment({ probabilities, below_minimum, offer, experience }: EvaluateData): string {
  if (below_minimum) return "less than the minimum wage";
  return payWordInWords(payWord(probabilities, offer.spread, experience.level));
}

/** `3% over typical` */
function distance(share: number): string {
  const percent = Math.round(Math.abs(share) * 100);
  return percent === 0 ? "about typical" : `${percent}% ${share > 0 ? "over" : "under"} typical`;
}
