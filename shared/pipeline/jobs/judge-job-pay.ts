import type { PayPeriod } from "#schema/pay-periods.ts";
import { askedAs, type FigureLevel } from "#shared/contract/levels.ts";
import { ApiError } from "#shared/core/errors.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import { type Everyone, everyoneOf } from "#shared/salaries/estimate/everyone.ts";
import { quote } from "#shared/salaries/estimate/quote.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { type Judgment, judgeOffer } from "#shared/salaries/evaluate/judge-offer.ts";
import { type WordedVerdict, wordVerdict } from "#shared/salaries/evaluate/word-verdict.ts";
import type { CompetingOffer } from "#shared/salaries/negotiate/negotiate.request.ts";
import type { NegotiateData } from "#shared/salaries/negotiate/negotiate.response.ts";
import { negotiateIfCompared } from "#shared/salaries/negotiate/negotiate.ts";
import type { Subject } from "#shared/salaries/subject/find-subject.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import type { ReadContext } from "../records/context.ts";
import type { Job, SalaryBenchmark } from "./job.response.ts";
import { type JobPay, statedPay } from "./job-pay.ts";
import { listJobs } from "./list-jobs.ts";

/** The fields of a job that its benchmark depends on. */
interface BenchmarkedJob extends JobPay {
  company: string;
  title: string;
  roleSlug: string | null;
  citySlug: string | null;
}

export interface JobBenchmark {
  figures: SalaryBenchmark;
  /** The role and place that the figures are for. */
  subject: Subject;
  level: FigureLevel;
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
    said:
      salary &&
      judgment &&
      wordVerdict(figures, judgment, { stated: salary, observed, employer: job.company }),
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
 * The pay of a job, judged as `evaluate` judges an offer, for the role, the city and the level of
 * its benchmark. Null if the job has no pay in USD for a period that is clear, or no role of the
 * salary catalog.
 */
export async function evaluateJob(context: ReadContext, job: Job): Promise<EvaluateData | null> {
  const { title, roleSlug, citySlug } = job;
  const pay = statedPay(job);
  if (roleSlug === null || pay === null) return null;
  const salaries = await context.salaries();
  if (!salaries) return null;
  try {
    return await evaluate(
      salaries,
      {
        role: roleSlug,
        city: citySlug ?? undefined,
        basis: "local",
        ...askedAs(matchLevel(title, roleSlug)),
        ...pay,
      },
      job.company,
    );
  } catch (error) {
    // An imported slug need not be in this catalog.
    if (error instanceof ApiError && error.row.status === 404) return null;
    throw error;
  }
}

export interface CounterOffer {
  /** The offered pay: the job's, or the middle of its range. */
  base: { amount: number; period: PayPeriod };
  negotiation: NegotiateData;
}

/** `negotiate` takes no more. */
const maxCompeting = 5;
const maxLabel = 80;
/** Nobody has so many offers at a time; those in other cities are among them. */
const mostRead = 25;

/**
 * The advice for the offer of a job, as `negotiate` writes it: for the role, the city and the level
 * of its benchmark, with the pay of the account's other offers there. Null if the job is no offer, or has
 * no pay in USD or no role of the salary catalog.
 *
 * @param offers the account's offers, from `listOffers`.
 */
export async function counterOffer(
  context: ReadContext,
  job: Job,
  offers: readonly Job[],
): Promise<CounterOffer | null> {
  const base = payOf(job);
  if (job.status !== "offer" || job.roleSlug === null || base === null) return null;
  const salaries = await context.salaries();
  if (!salaries) return null;
  try {
    const negotiation = await negotiateIfCompared(
      salaries,
      {
        role: job.roleSlug,
        ...(job.citySlug === null ? {} : { city: job.citySlug }),
        basis: "local",
        ...askedAs(matchLevel(job.title, job.roleSlug)),
        current_offer: { base: base.amount, period: base.period },
        competing_offers: otherOffers(offers, job),
        priorities: [],
        tone: "warm",
      },
      job.company,
    );
    return negotiation && { base, negotiation };
  } catch (error) {
    // An imported slug need not be in this catalog.
    if (error instanceof ApiError && error.row.status === 404) return null;
    throw error;
  }
}

/** The caller's offers, the newest first. */
export async function listOffers(context: ReadContext): Promise<Job[]> {
  return (await listJobs(context, { status: ["offer"], limit: mostRead })).jobs;
}

/** Those in the same city: a base elsewhere is spent at other prices and taxed by other laws. */
function otherOffers(offers: readonly Job[], { id, citySlug }: Job): CompetingOffer[] {
  const others = offers.flatMap((job) => {
    const base = job.id === id || job.citySlug !== citySlug ? null : payOf(job);
    if (base === null) return [];
    const { amount, period } = base;
    return [{ label: job.company.slice(0, maxLabel), base: amount, period }];
  });
  return others.slice(0, maxCompeting);
}

/** The pay of a job; of a range the middle, as `evaluate` judges it. */
function payOf(job: Job): CounterOffer["base"] | null {
  const pay = statedPay(job);
  if (pay === null) return null;
  const { min, max, period } = pay;
  const middle = (min + max) / 2;
  return {
    amount: period === "hourly" ? Math.round(middle * 100) / 100 : Math.round(middle),
    period,
  };
}
