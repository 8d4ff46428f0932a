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
  below: "is below that, so there is room to ask for more.",
  within: "is within that range.",
  above: "is above that.",
} as const;

/** How the salary of the job compares with the benchmark. */
export function compareOffer(
  { salaryMin, salaryMax }: Pick<BenchmarkedJob, "salaryMin" | "salaryMax">,
  { figures }: Benchmark,
): string {
  if (figures.verdict === null) return "The job has no salary in USD to compare.";
  const [from, to] = [salaryMin ?? salaryMax ?? 0, salaryMax ?? salaryMin ?? 0];
  const salary = from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
  return `The salary of the job, ${salary}, ${verdicts[figures.verdict]}`;
}
