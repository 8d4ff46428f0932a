import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { describeSalaryError } from "#shared/middleware/response/salary.ts";
import type { BatchResult } from "./calculate-batch.ts";

/** Gives the failed items of a call the error that a call for them alone would have. */
export function describeFailures(c: Context<AppEnv>, results: readonly BatchResult[]) {
  return results.map((result) =>
    "error" in result ? { ...result, error: describeSalaryError(c, result.error) } : result,
  );
}
