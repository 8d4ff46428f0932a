import type { EvaluateData } from "../contracts/responses/evaluate.ts";
import type { Job } from "../contracts/responses/pipeline/job.ts";
import { ApiError } from "../core/errors.ts";
import { evaluate } from "../salaries/evaluate.ts";
import type { ReadContext } from "./context.ts";
import { matchLevel } from "./matching/match-level.ts";

/**
 * The pay of a job, judged as `evaluate` judges an offer, for the role, the city and the level of
 * its benchmark. Null if the job has no pay in USD, or no role of the salary catalog.
 */
export async function evaluateJob(
  context: ReadContext,
  { title, roleSlug, citySlug, salaryMin, salaryMax, currency }: Job,
): Promise<EvaluateData | null> {
  const [min, max] = [salaryMin || salaryMax, salaryMax || salaryMin];
  if (roleSlug === null || currency !== "USD" || !min || !max) return null;
  const salaries = await context.salaries();
  if (!salaries) return null;
  try {
    return await evaluate(salaries, {
      role: roleSlug,
      city: citySlug ?? undefined,
      basis: "local",
      exp: matchLevel(title, roleSlug),
      period: "annual",
      ...(min === max ? { amount: min } : { min, max }),
    });
  } catch (error) {
    // An imported slug need not be in this catalog.
    if (error instanceof ApiError && error.row.status === 404) return null;
    throw error;
  }
}
