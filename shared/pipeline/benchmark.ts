import type { ExperienceLevel } from "../contracts/common.ts";
import type { SalaryBenchmark } from "../contracts/pipeline/job.ts";
import type { SalaryContext } from "../salaries/context.ts";
import type { Subject } from "../salaries/find-subject.ts";
import { quote } from "../salaries/quote.ts";
import { matchLevel } from "./matching/match-level.ts";

/** What of a job its benchmark depends on. */
export interface Benchmarked {
  title: string;
  roleSlug: string | null;
  citySlug: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  currency: string;
}

export interface Benchmark {
  figures: SalaryBenchmark;
  /** What they are of. */
  subject: Subject;
  level: ExperienceLevel;
}

/**
 * What a job's role pays, by the verb behind `calculate`, and how the job's own
 * salary compares with it. Null where the catalog does not have its role or city.
 *
 * @param salaries null as long as no reference data is loaded.
 */
export async function benchmark(
  salaries: SalaryContext | null,
  job: Benchmarked,
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
  { roleSlug, citySlug }: Benchmarked,
): Promise<Subject | null> {
  if (roleSlug === null) return null;
  if (citySlug === null) {
    const role = await reference.role(roleSlug);
    return role && { role, place: null };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug);
  return role && city && { role, place: { city, wages } };
}

/** The middle of the job's range, or the end of it that is known; USD. */
function statedSalary({ salaryMin, salaryMax, currency }: Benchmarked): number | null {
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
