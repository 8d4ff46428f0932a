import { ApiError } from "#shared/core/errors.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import type { ReadContext } from "../records/context.ts";
import type { Job } from "./job.response.ts";
import { statedPay } from "./job-pay.ts";

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
    return await evaluate(salaries, {
      role: roleSlug,
      city: citySlug ?? undefined,
      basis: "local",
      exp: matchLevel(title, roleSlug),
      ...pay,
    });
  } catch (error) {
    // An imported slug need not be in this catalog.
    if (error instanceof ApiError && error.row.status === 404) return null;
    throw error;
  }
}
