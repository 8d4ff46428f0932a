/** The sentences about pay in a suggestion to negotiate. */
import { dollars } from "../../core/format.ts";
import { isTooWide, type Judgment } from "../../salaries/evaluation/judge-offer.ts";
import type { SupportedAmount } from "../../salaries/evaluation/supported-amount.ts";
import { placeName } from "../../salaries/prose/place-name.ts";
import type { Benchmark } from "../benchmark.ts";

/**
 * `Software Engineer in Austin, TX pays $121,350 to $186,420 a year at senior level; the median is
 * $150,890.`
 */
export function describePay({ figures, subject, level }: Benchmark): string {
  const { low, median, high } = figures;
  const position = `${subject.role.title} in ${placeName(subject.place)}`;
  return low === null || high === null
    ? `${position} pays about ${dollars(median)} a year at ${level} level.`
    : `${position} pays ${dollars(low)} to ${dollars(high)} a year at ${level} level; the median is ${dollars(median)}.`;
}

/** How the salary of the job compares with the benchmark. */
export function compareOffer({ judgment, supported }: Benchmark): string {
  if (!judgment) return "The job has no salary in USD to compare.";
  const [from, to] = [judgment.offer.min.value, judgment.offer.max.value];
  const salary = from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
  const compared = `The salary of the job, ${salary}, ${judge(judgment, supported)}`;
  return isTooWide(judgment)
    ? `${compared} So wide a range means little: ask which part of it applies to you.`
    : compared;
}

function judge({ verdict, offer }: Judgment, { amount }: SupportedAmount): string {
  switch (verdict) {
    case "below":
      return offer.midpoint.value < amount
        ? `is below that, so there is room to ask for more, up to ${dollars(amount)}.`
        : `is below that, but not below ${dollars(amount)}, the most that published pay there supports.`;
    case "within":
      return "is within that range.";
    case "above":
      return "is above that.";
    case "cannot_tell":
      return "may be inside or outside that range: the figures cannot tell. Pay that other employers there post for the same job would settle it.";
  }
}
