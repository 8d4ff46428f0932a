/** The sentences about pay in a suggestion to negotiate. */
import { dollars } from "../../core/format.ts";
import { placeName } from "../../salaries/prose/place-name.ts";
import type { Benchmark, BenchmarkedJob } from "../benchmark.ts";

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

const verdicts = {
  below: "is below that",
  within: "is within that range",
  above: "is above that",
} as const;

/** How the salary of the job compares with the benchmark, and how far asking for more is supported. */
export function compareOffer(
  { salaryMin, salaryMax }: Pick<BenchmarkedJob, "salaryMin" | "salaryMax">,
  { figures, ceiling }: Pick<Benchmark, "figures" | "ceiling">,
): string {
  if (figures.verdict === null) return "The job has no salary in USD to compare.";
  const [from, to] = [salaryMin ?? salaryMax ?? 0, salaryMax ?? salaryMin ?? 0];
  const salary = from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
  const room = figures.verdict === "below" ? roomToAsk(to, figures.high, ceiling) : "";
  return `The salary of the job, ${salary}, ${verdicts[figures.verdict]}${room}.`;
}

/** Nothing published supports asking for more than the ceiling, whatever the estimate for the level is. */
function roomToAsk(salary: number, high: number | null, ceiling: Benchmark["ceiling"]): string {
  if (!ceiling || (high !== null && high <= ceiling.amount)) {
    return ", so there is room to ask for more";
  }
  const limit = `${dollars(ceiling.amount)}: ${ceiling.name} of what everyone in the occupation earns there`;
  return salary < ceiling.amount
    ? `, so there is room to ask for up to ${limit}`
    : `, but no published pay supports asking for more than ${limit}`;
}
