/** What a suggestion to negotiate says of money. */
import { dollars } from "../../salaries/prose/format.ts";
import { placeName } from "../../salaries/prose/place-name.ts";
import type { Benchmark, Benchmarked } from "../benchmark.ts";

/** `Software Engineer in Austin, TX pays $121,350 to $186,420 a year at senior level, with $150,890 in the middle.` */
export function describePay({ figures, subject, level }: Benchmark): string {
  const { low, median, high } = figures;
  const where = `${subject.role.title} in ${placeName(subject.place)}`;
  return low === null || high === null
    ? `${where} pays around ${dollars(median)} a year at ${level} level.`
    : `${where} pays ${dollars(low)} to ${dollars(high)} a year at ${level} level, with ${dollars(median)} in the middle.`;
}

const verdicts = {
  below: "is below that: there is room to ask for more.",
  within: "lies within that.",
  above: "is above that.",
} as const;

/** How the salary that is noted with the offer compares. */
export function weigh(
  { salaryMin, salaryMax }: Pick<Benchmarked, "salaryMin" | "salaryMax">,
  { figures }: Benchmark,
): string {
  if (figures.verdict === null)
    return "No salary in USD is noted with the offer to compare it with.";
  const [from, to] = [salaryMin ?? salaryMax ?? 0, salaryMax ?? salaryMin ?? 0];
  const noted = from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
  return `The offer, noted with ${noted}, ${verdicts[figures.verdict]}`;
}
