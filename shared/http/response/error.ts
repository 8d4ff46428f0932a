import type { Context } from "hono";
import { familyOf } from "../../contracts/operation.ts";
import { ApiError } from "../../core/errors.ts";
import { logFailure } from "../../core/log-failure.ts";
import { classify } from "../../db/errors.ts";
import type { AppEnv } from "../env.ts";
import { renderPipelineError } from "./pipeline.ts";
import { renderSalaryError } from "./salary.ts";

const challenge = 'Bearer realm="Compensation Intelligence"';

/** Answers any error in the shape of the path's family. What is not an `ApiError` is logged, not told. */
export function renderError(error: Error, c: Context<AppEnv>): Response {
  const told = error instanceof ApiError ? error : conceal(error, c.env.ENVIRONMENT === "local");
  if (told.row.status >= 500) log(told, c);
  // Required of every 401 (RFC 9110, 11.6.1); MCP clients look for it.
  if (told.row.status === 401) c.header("WWW-Authenticate", challenge);
  const family = familyOf(new URL(c.req.url).pathname);
  return family === "pipeline" ? renderPipelineError(c, told) : renderSalaryError(c, told);
}

/** @param isLocal whether the reader is the one who can start the database. */
function conceal(cause: Error, isLocal: boolean): ApiError {
  if (classify(cause) === "unavailable") {
    return new ApiError("dependency_unavailable", {
      message: isLocal
        ? "The database is not running or does not answer. On this machine `npm start` or `npx wrangler dev` starts it."
        : "The database is not available at the moment. Try again in a few seconds.",
      afterSeconds: 2,
      cause,
    });
  }
  return new ApiError("internal_error", {
    message: "The service failed to answer. The failure is recorded under this request id.",
    afterSeconds: 5,
    cause,
  });
}

function log(error: ApiError, c: Context<AppEnv>): void {
  // A country without data is an answer, not a fault.
  if (error.details.cause === undefined) return;
  const { cause } = error.details;
  const { requestId } = c.var;
  logFailure({ requestId, code: error.code, path: new URL(c.req.url).pathname }, cause);
}
