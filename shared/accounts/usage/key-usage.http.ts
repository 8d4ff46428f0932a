import type { Context } from "hono";
import { logFailure } from "#shared/core/log-failure.ts";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { type LimiterUsage, readLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import { formTokenFor } from "../app/read-form.http.ts";
import { type KeyState, keyPage } from "../keys/key.page.tsx";
import type { KeyRecord } from "../keys/key-record.ts";
import type { AccountSession } from "../sessions/session.ts";
import { accountLimits } from "./read-usage.ts";
import { lastUses } from "./summarize-usage.ts";

/** The page of a key. @param typed the name that was typed and refused, if any. */
export async function showKey(
  c: Context<AppEnv>,
  session: AccountSession,
  record: KeyRecord,
  typed?: KeyState["typed"],
): Promise<Page> {
  return keyPage({
    record,
    ...(typed && { typed }),
    now: c.var.now,
    origin: siteOrigin(c),
    lastUses: await readLastUses(c, session),
    formToken: await formTokenFor(c, session),
  });
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
