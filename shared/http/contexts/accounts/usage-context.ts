import type { Context } from "hono";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { accountLimits, type UsageContext } from "#shared/accounts/usage/read-usage.ts";
import { lastUses } from "#shared/accounts/usage/summarize-usage.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { listGrants } from "#shared/oauth/list-grants.ts";
import { type LimiterUsage, readLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import { ownerContext } from "../app/owner-context.ts";

/** The context of verbs that read an account's usage. */
export function usageContext(c: Context<AppEnv>, session: AccountSession): UsageContext {
  const { account } = session;
  return {
    ...ownerContext(c, session),
    account,
    listConnections: async () =>
      (await listGrants(ownerContext(c, session))).map(({ id, clientName: name }) => ({
        id,
        name,
      })),
    readLimiter: (limits) => readLimiterUsage(c.env.RATE_LIMITER, account.id, limits),
  };
}

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
