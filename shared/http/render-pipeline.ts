import type { Context } from "hono";
import type { Edge } from "./bindings.ts";
import type { ApiError } from "./errors.ts";

/** Answers a refusal or failure in the Job Pipeline API's shape. */
export function renderPipelineError(c: Context<Edge>, error: ApiError): Response {
  const { details, row } = error;
  if (row.status === 429 || row.status === 503) {
    c.header("Retry-After", String(details.afterSeconds ?? 1));
  }
  return c.json(
    {
      error: details.message,
      code: row.pipeline,
      ...(details.param === undefined
        ? {}
        : { details: [{ field: details.param, message: details.message }] }),
    },
    row.status,
  );
}
