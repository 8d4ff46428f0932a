import type { ExperienceLevel } from "#shared/contract/salary-fields.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import { type Everyone, everyoneOf } from "#shared/salaries/estimate/everyone.ts";
import { quote } from "#shared/salaries/estimate/quote.ts";
import { type Judgment, judgeOffer } from "#shared/salaries/evaluate/judge-offer.ts";
import { type WordedVerdict, wordVerdict } from "#shared/salaries/evaluate/word-verdict.ts";
import type { Subject } from "#shared/salaries/subject/find-subject.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import type { SalaryBenchmark } from "./job.response.ts";
import { type JobPay, statedPay } from "./job-pay.ts";

/** The fields of a job that its benchmark depends on. */
interface BenchmarkedJob extends JobPay {
  title: string;
  roleSlug: string | null;
  citySlug: string | null;
}

export interface JobBenchmark {
  figures: SalaryBenchmark;
  /** The role and place that the figures are for. */
  subject: Subject;
  level: ExperienceLevel;
  /** What everyone in the role earns there, where the title names a level; else null. */
  everyone: Everyone | null;
  /** The job's salary, judged as an offer; null if it has none in USD for a period that is clear. */
  judgment: Judgment | null;
  /** The judgment in words; null if there is none. */
  said: WordedVerdict | null;
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
): Promise<JobBenchmark | null> {
  const subject = salaries && (await find(salaries, job));
  if (!subject) return null;
  const level = matchLevel(job.title, subject.role.slug);
  const { estimate, figures, observed } = quote(salaries, subject, level);
  const { low, median, high, data_point_id: dataPointId } = estimate;
  const salary = statedPay(job);
  const judgment = salary && judgeOffer(figures, salary);
  return {
    figures: { low, median, high, dataPointId, verdict: judgment?.verdict ?? null },
    subject,
    level,
    everyone: everyoneOf(figures),
    judgment,
    said: salary && judgment && wordVerdict(figures, judgment, { stated: salary, observed }),
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
