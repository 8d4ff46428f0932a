import type { Context } from "hono";
import type { BatchResult } from "../../../salaries/calculate/calculate-batch.ts";
import type { AppEnv } from "../../env.ts";
import { describeSalaryError } from "../../response/salary.ts";

/** Gives the failed items of a call the error that a call for them alone would have. */
export function describeFailures(c: Context<AppEnv>, results: readonly BatchResult[]) {
  return results.map((result) =>
    "error" in result ? { ...result, error: describeSalaryError(c, result.error) } : result,
  );
}
