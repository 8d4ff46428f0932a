import type { ExperienceLevel } from "../contracts/common.ts";
import type { SalaryBenchmark } from "../contracts/responses/pipeline/job.ts";
import type { SalaryContext } from "../salaries/context.ts";
import { type Judgment, judgeOffer } from "../salaries/evaluation/judge-offer.ts";
import type { StatedOffer } from "../salaries/evaluation/offer.ts";
import { type SupportedAmount, supportedAmount } from "../salaries/evaluation/supported-amount.ts";
import type { Subject } from "../salaries/find-subject.ts";
import { quote } from "../salaries/quote.ts";
import { matchLevel } from "./matching/match-level.ts";

/** The fields of a job that its benchmark depends on. */
export interface BenchmarkedJob {
  title: string;
  roleSlug: string | null;
  citySlug: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  currency: string;
}

export interface Benchmark {
  figures: SalaryBenchmark;
  /** The role and place that the figures are for. */
  subject: Subject;
  level: ExperienceLevel;
  /** The job's salary, judged as an offer; null if it has none in USD. */
  judgment: Judgment | null;
  /** The highest pay that the figures support asking for. */
  supported: SupportedAmount;
}

/**
 * The pay for a job's role, as `calculate` estimates it, and how the job's own salary
 * compares with it, as `evaluate` judges it. Null if the catalog does not have its role or city.
 *
 * @param salaries null if no reference data is loaded.
 */
export async function benchmark(
  salaries: SalaryContext | null,
  job: BenchmarkedJob,
): Promise<Benchmark | null> {
  const subject = salaries && (await find(salaries, job));
  if (!subject) return null;
  const level = matchLevel(job.title, subject.role.slug);
  const { estimate, figures } = quote(salaries, subject, level);
  const { low, median, high, data_point_id: dataPointId } = estimate;
  const salary = statedSalary(job);
  const judgment = salary && judgeOffer(figures, salary);
  return {
    figures: { low, median, high, dataPointId, verdict: judgment?.verdict ?? null },
    subject,
    level,
    judgment,
    supported: supportedAmount(figures),
  };
}

async function find(
  { reference }: SalaryContext,
  { roleSlug, citySlug }: BenchmarkedJob,
): Promise<Subject | null> {
  if (roleSlug === null) return null;
  if (citySlug === null) {
    const role = await reference.role(roleSlug);
    return role && { role, place: null, basis: "local" };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug);
  return role && city && { role, place: { city, wages }, basis: "local" };
}

/**
 * The job's salary range, or its only known end twice; null if it has none in USD. A bound of 0
 * is one that nobody knows, as boards write it.
 */
function statedSalary({ salaryMin, salaryMax, currency }: BenchmarkedJob): StatedOffer | null {
  const min = salaryMin || salaryMax;
  const max = salaryMax || salaryMin;
  if (currency !== "USD" || !min || !max) return null;
  return { min, max, period: "annual" };
}
