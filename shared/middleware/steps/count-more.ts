import type { Context } from "hono";
import { ApiError } from "../../core/errors.ts";
import type { Admission } from "../../rate-limit/admission.ts";
import type { AppEnv } from "../env.ts";
import { countTogether, fromMonth } from "./rate-limit.ts";

/** After this time everything that the caller has used of a minute is available again. */
const minuteSeconds = 60;

/**
 * Counts a request that does the work of several as that many more, but never as more than half of
 * what a minute allows.
 *
 * @throws ApiError `rate_limit_exceeded` if fewer are left; then it counts as one.
 */
export async function countMore(c: Context<AppEnv>, requests: number): Promise<void> {
  const more = Math.min(requests, Math.floor((c.var.counted?.limits.perMinute ?? 0) / 2));
  const refused = await tryToCount(c, more);
  if (!refused) return;
  const { left, period, again, afterSeconds } = describe(refused);
  throw new ApiError("rate_limit_exceeded", {
    message: `This call counts as ${more} more requests because of its size, and ${left} are left ${period}. Try again ${again}, or send it in smaller parts.`,
    afterSeconds,
  });
}

/**
 * Counts a call with several items as one request for each of them.
 *
 * @throws ApiError `rate_limit_exceeded`, which says how many items would fit; then it counts as one.
 */
export async function countItems(c: Context<AppEnv>, items: number): Promise<void> {
  const refused = await tryToCount(c, items - 1);
  if (!refused) return;
  const { left, period, again, afterSeconds } = describe(refused);
  const { perMinute } = c.var.counted?.limits ?? { perMinute: 0 };
  const remedy =
    items > perMinute
      ? `The plan allows ${perMinute} in any 60 seconds, so send fewer items in a call.`
      : `Send ${left === 0 ? "them" : `up to ${left} of them now, or all`} ${again}.`;
  throw new ApiError("rate_limit_exceeded", {
    message: `Each of the ${items} items counts as a request, and ${left} would fit ${period}. ${remedy}`,
    afterSeconds,
  });
}

/** Counts more requests of the caller. @returns the refusal; null if they are admitted. */
async function tryToCount(c: Context<AppEnv>, more: number): Promise<Admission | null> {
  const { counted } = c.var;
  if (!counted || more < 1) return null;
  const admission = await countTogether(c, counted, more);
  c.set("admission", { ...admission, refusedBy: null });
  if (admission.refusedBy) return admission;
  c.set("counted", { ...counted, requests: counted.requests + more });
  return null;
}

function describe({ refusedBy, minute, month, retryAfterSeconds }: Admission) {
  return refusedBy === "month"
    ? {
        left: month?.remaining ?? 0,
        period: "this month (UTC)",
        again: fromMonth(retryAfterSeconds),
        afterSeconds: retryAfterSeconds,
      }
    : {
        left: minute.remaining,
        period: "in these 60 seconds",
        again: `in ${minuteSeconds} s`,
        afterSeconds: minuteSeconds,
      };
}
