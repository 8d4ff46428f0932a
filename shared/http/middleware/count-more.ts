import type { Context } from "hono";
import { ApiError } from "../../core/errors.ts";
import type { AppEnv } from "../env.ts";
import { countAgainst } from "./rate-limit.ts";

/** After this time everything that the caller has used of a minute is available again. */
const minuteSeconds = 60;

/**
 * Counts a request that does the work of several as that many more, but never as more than half of
 * what a minute allows.
 *
 * @throws ApiError `rate_limit_exceeded` if fewer are left; then it counts as one.
 */
export async function countMore(c: Context<AppEnv>, requests: number): Promise<void> {
  const { counted, admission } = c.var;
  if (!counted || !admission) return;
  const { limitKey, limits, credentialId } = counted;
  const more = Math.min(requests, Math.floor(limits.perMinute / 2));
  const { minute, month } = admission;
  if (minute.remaining < more) throw tooFew(more, minute.remaining, "in any 60 seconds");
  if (month && month.remaining < more) throw tooFew(more, month.remaining, "this month (UTC)");
  for (let count = 0; count < more; count++) {
    const next = await countAgainst(c, limitKey, limits, credentialId);
    c.set("admission", next);
    if (next.refusedBy) throw tooFew(more - count, 0, "in any 60 seconds");
  }
}

function tooFew(needed: number, left: number, period: string): ApiError {
  return new ApiError("rate_limit_exceeded", {
    message: `This call counts as ${needed} more requests because of its size, and ${left} are left ${period}. Try again in ${minuteSeconds} s, or send it in smaller parts.`,
    afterSeconds: minuteSeconds,
  });
}
