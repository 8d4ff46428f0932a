import type { Context } from "hono";
import { familyOf } from "../../contract/operation.ts";
import { ApiError } from "../../core/errors.ts";
import { describeFailure, logFailure } from "../../core/log-failure.ts";
import { classify } from "../../db/errors.ts";
import type { AppEnv } from "../env.ts";
import { siteOrigin } from "../request/site.ts";
import { renderPipelineError } from "./pipeline.ts";
import { renderSalaryError } from "./salary.ts";

const commonChallenge = 'Bearer realm="Compensation Intelligence"';

/** Sends any error in the shape of the path's API. The details of an unexpected error are logged, never sent. */
export function renderError(error: Error, c: Context<AppEnv>): Response {
  const apiError = toApiError(error, c);
  // Required of every 401 (RFC 9110, 11.6.1); MCP clients look for it.
  const challenge = challengeOf(apiError, c);
  if (challenge !== null) c.header("WWW-Authenticate", challenge);
  const family = familyOf(new URL(c.req.url).pathname);
  return family === "pipeline" ? renderPipelineError(c, apiError) : renderSalaryError(c, apiError);
}

/** A resource of OAuth names where a client gets a token, and a missing scope (RFC 6750, RFC 9728). */
function challengeOf({ row, code, details }: ApiError, c: Context<AppEnv>): string | null {
  const own = c.get("endpoint")?.challenge;
  if (row.status === 401) {
    const hasToken = c.req.header("authorization") !== undefined;
    const error = hasToken ? "invalid_token" : undefined;
    return own?.(siteOrigin(c), { error }) ?? commonChallenge + (error ? `, error="${error}"` : "");
  }
  if (code !== "scope_insufficient" || !own) return null;
  const { scopes, message } = details;
  const error = "insufficient_scope";
  return own(siteOrigin(c), scopes ? { error, scopes, description: message } : { error });
}

/** The error to report; an unexpected one is logged and replaced by one without details. */
export function toApiError(error: Error, c: Context<AppEnv>): ApiError {
  const apiError = asApiError(error, c);
  if (apiError.row.status >= 500) log(apiError, c);
  return apiError;
}

/** The error to report; its cause is for the log. */
function asApiError(error: Error, c: Context<AppEnv>): ApiError {
  return error instanceof ApiError ? error : conceal(error, c.env.ENVIRONMENT === "local");
}

/** @param isLocal whether the caller runs the service, and so can start its database. */
function conceal(cause: Error, isLocal: boolean): ApiError {
  if (classify(cause) === "unavailable") {
    return new ApiError("dependency_unavailable", {
      message: isLocal
        ? "The database is not running or does not respond. On this machine `npm start` or `npx wrangler dev` starts it."
        : "The database is not available at the moment. Try again in a few seconds.",
      afterSeconds: 2,
      cause,
    });
  }
  return new ApiError("internal_error", {
    message: "The service failed to respond. The failure is logged under this request id.",
    afterSeconds: 5,
    cause,
  });
}

function log(error: ApiError, c: Context<AppEnv>): void {
  // An error without a cause is intended: a country without data, for instance.
  if (error.details.cause === undefined) return;
  const { cause } = error.details;
  const { requestId } = c.var;
  logFailure({ requestId, code: error.code, path: new URL(c.req.url).pathname }, cause);
}

/**
 * Runs the handler of a request whose query contains a secret. The platform stores the URL of the request
 * with each line that is logged while it is served, so failures are logged by a Durable Object instead.
 *
 * @throws ApiError the handler's, without the cause: whoever renders it logs nothing.
 */
export async function logApart<Result>(
  c: Context<AppEnv>,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (thrown) {
    const error = asApiError(thrown instanceof Error ? thrown : new Error(String(thrown)), c);
    const { cause, ...details } = error.details;
    if (error.row.status < 500 || cause === undefined) throw error;
    const { requestId } = c.var;
    const line = describeFailure({ requestId, code: error.code, path: c.req.path }, cause);
    // Nothing more can be done for a line that is lost.
    const logged = c.env.RATE_LIMITER.getByName("log")
      .log(line)
      .catch(() => {});
    c.executionCtx.waitUntil(logged);
    throw new ApiError(error.code, details);
  }
}
