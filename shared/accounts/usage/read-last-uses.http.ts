import type { Context } from "hono";
import { logFailure } from "#shared/core/log-failure.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type LimiterUsage, readLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import type { AccountSession } from "../sessions/session.ts";
import { accountLimits } from "./read-usage.ts";
import { lastUses } from "./summarize-usage.ts";

/**
 * The last day on which each credential of an account was used, `YYYY-MM-DD`.
 *
 * @returns null if the limiter cannot be reached: the keys can be managed without it.
 */
export async function readLastUses(
  c: Context<AppEnv>,
  { account }: AccountSession,
): Promise<ReadonlyMap<string, string> | null> {
  try {
    const { salary, pipeline }: LimiterUsage = await readLimiterUsage(
      c.env.RATE_LIMITER,
      account.id,
      accountLimits(account),
    );
    return new Map([...lastUses(salary.days), ...lastUses(pipeline.days)]);
  } catch (error) {
    logFailure({ requestId: c.var.requestId, task: "read the last uses of keys" }, error);
    return null;
  }
}
