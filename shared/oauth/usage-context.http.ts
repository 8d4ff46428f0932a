import type { Context } from "hono";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { UsageContext } from "#shared/accounts/usage/read-usage.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import { listGrants } from "./grants.ts";

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
