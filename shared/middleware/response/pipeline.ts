import type { Context } from "hono";
import type { OperationResult } from "../../contract/operation-result.ts";
import type { ApiError } from "../../core/errors.ts";
import type { AppEnv } from "../env.ts";

/** The body of a response: the bare record or list. */
export function pipelineText(result: OperationResult): string {
  return JSON.stringify(result.data);
}

/** Sends an error in the Job Pipeline API's shape. */
export function renderPipelineError(c: Context<AppEnv>, error: ApiError): Response {
  const { details, row } = error;
  if (row.status === 429 || row.status === 503 || details.afterSeconds !== undefined) {
    c.header("Retry-After", String(details.afterSeconds ?? 1));
  }
  return c.json(
    {
      error: details.message,
      code: row.pipeline,
      ...(details.param === undefined
        ? {}
        : { details: details.fields ?? [{ field: details.param, message: details.message }] }),
    },
    row.status,
  );
}
