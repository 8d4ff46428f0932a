/** The sentences about pay in a suggestion to negotiate. */
import { dollars } from "../../core/format.ts";
import { describeMinimum } from "../../salaries/estimate/minimum-sentences.ts";
import { isOutOfReach, mostToAsk } from "../../salaries/estimate/most-to-ask.ts";
import { isWideSpread, type Judgment } from "../../salaries/evaluate/judge-offer.ts";
import { isBelowMinimum } from "../../salaries/figures/legal-minimum.ts";
import { placeName } from "../../salaries/subject/place-name.ts";
import type { JobBenchmark } from "../jobs/benchmark.ts";

/**
 * `Software Engineer in Austin, TX pays $121,350 to $186,420 a year at senior level; the median is
 * $150,890, and $128,310 at all levels together.`
 */
export function describePay({ figures, subject, level, everyone }: JobBenchmark): string {
  const { low, median, high } = figures;
  const position = `${subject.role.title} in ${placeName(subject.place)}`;
  const all = everyone === null ? "" : `, and ${dollars(everyone.median)} at all levels together`;
  return low === null || high === null
    ? `${position} pays about ${dollars(median)} a year at ${level} level${all}.`
    : `${position} pays ${dollars(low)} to ${dollars(high)} a year at ${level} level; the median is ${dollars(median)}${all}.`;
}

/** How the salary of the job compares with the benchmark. */
export function compareOffer({ judgment, pay, supported, figures, law }: JobBenchmark): string {
  if (pay.isPeriodDoubtful) {
    return `The salary of the job, ${pay.words}, is likely for an hour: say what it is for, so that it can be compared.`;
  }
  if (!judgment) return "The job has no salary in USD to compare.";
  const compared = `The salary of the job, ${salaryInWords(judgment.offer, pay)}, ${judge(judgment, { supported, figures, law })}`;
  return isWideSpread(judgment.offer.spread.value)
    ? `${compared} So wide a range means little: ask which part of it applies to you.`
    : compared;
}

/** `$120,000`, or `$38 an hour ($79,040 a year)`. */
function salaryInWords(
  { min, max }: Judgment["offer"],
  { words, period }: JobBenchmark["pay"],
): string {
  const [from, to] = [dollars(min.value), dollars(max.value)];
  const yearly = from === to ? from : `${from} to ${to}`;
  return period === "hourly" ? `${words} (${yearly} a year)` : yearly;
}

function judge(
  { verdict, offer }: Judgment,
  {
    supported: { amount },
    figures: { low, median, high },
    law,
  }: Pick<JobBenchmark, "supported" | "figures" | "law">,
): string {
  if (law && isBelowMinimum(offer.min.value, law)) {
    return `is below the legal minimum wage there for full-time work, ${describeMinimum(law)}.`;
  }
  switch (verdict) {
    case "below":
      return judgeLow(offer, { amount, low, median });
    case "within":
      return "is within that range.";
    case "above":
      // The range is raised to the legal minimum, which the verdict does not know.
      return high !== null && offer.midpoint.value <= high
        ? "is at the upper end of that."
        : "is above that.";
    case "cannot_tell":
      return "may be inside or outside that range: the figures cannot tell. Pay that other employers there post for the same job would settle it.";
  }
}

/** What to ask for of pay that is low; of pay that is far off, what to find out first. */
function judgeLow(
  { midpoint }: Judgment["offer"],
  { amount, low, median }: { amount: number; low: number | null; median: number },
): string {
  if (midpoint.value >= amount) {
    return `is below that, but not below ${dollars(amount)}, the most that published pay there supports.`;
  }
  const offered = { offered: midpoint.value, period: "annual", low, minimum: null } as const;
  const ask = Math.min(amount, mostToAsk(offered));
  return isOutOfReach(ask, { ...offered, median })
    ? "is far below that: find out first whether it is for the same job, level and hours."
    : `is below that, so there is room to ask for more, at once up to ${dollars(ask)}.`;
}
