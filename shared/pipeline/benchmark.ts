import type { ExperienceLevel } from "../contracts/common.ts";
import type { SalaryBenchmark } from "../contracts/pipeline/job.ts";
import type { SalaryContext } from "../salaries/context.ts";
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
}

/**
 * The pay for a job's role, as `calculate` estimates it, and how the job's own salary
 * compares with it. Null if the catalog does not have its role or city.
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
  const { estimate } = await quote(salaries, subject, level);
  const { low, median, high, data_point_id: dataPointId } = estimate;
  const verdict = judge(statedSalary(job), low, high);
  return { figures: { low, median, high, dataPointId, verdict }, subject, level };
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
 * The midpoint of the job's salary range, or its only known end; null if the currency is not USD.
 */
function statedSalary({ salaryMin, salaryMax, currency }: BenchmarkedJob): number | null {
  if (currency !== "USD") return null;
  if (salaryMin === null || salaryMax === null) return salaryMin ?? salaryMax;
  return (salaryMin + salaryMax) / 2;
}

function judge(
  salary: number | null,
  low: number | null,
  high: number | null,
): SalaryBenchmark["verdict"] {
  if (salary === null) return null;
  if (low !== null && salary < low) return "below";
  if (high !== null && salary > high) return "above";
  return low === null || high === null ? null : "within";
}
