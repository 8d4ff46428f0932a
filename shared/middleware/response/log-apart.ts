import type { Context } from "hono";
import { ApiError } from "../../core/errors.ts";
import { describeFailure } from "../../core/log-failure.ts";
import type { AppEnv } from "../env.ts";
import { asApiError } from "./error.ts";

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
