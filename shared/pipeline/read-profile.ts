import { and, eq } from "drizzle-orm";
import { pipelineTokens, users } from "../../schema/accounts.ts";
import type { Profile } from "../contracts/responses/pipeline/me.ts";
import { instant } from "../core/instant.ts";
import type { Admission, Quota } from "../rate-limit/admission.ts";
import { startOfNextMonth } from "../rate-limit/month.ts";
import { countWebhooks } from "../webhooks/count-webhooks.ts";
import type { ReadContext } from "./context.ts";
import { selectTallies, summarize } from "./counts.ts";
import { describeUnfinished, selectUnfinished } from "./transfer/unfinished-imports.ts";

/**
 * Reads the caller's account, token and usage limits.
 *
 * @param admission the limiter's decision about the current request.
 */
export async function readProfile(context: ReadContext, admission: Admission): Promise<Profile> {
  const { db, caller, now } = context;
  const [[found], tallies, [webhooks], unfinished] = await db.batch([
    db
      .select()
      .from(users)
      .innerJoin(
        pipelineTokens,
        and(eq(pipelineTokens.userId, users.id), eq(pipelineTokens.id, caller.credentialId)),
      )
      .where(eq(users.id, caller.accountId)),
    selectTallies(context),
    countWebhooks(context),
    selectUnfinished(context),
  ]);
  const { minute, month } = admission;
  if (!found || !month) throw new Error("the caller of a token has no account or no monthly quota");
  const { users: user, pipeline_tokens: token } = found;
  return {
    id: user.id,
    email: user.email,
    tier: user.tier,
    token: {
      id: token.id,
      name: token.name,
      access: token.access,
      createdAt: instant(token.createdAt),
    },
    pipeline: summarize(tallies),
    rateLimits: {
      perMinute: toRateLimit(minute, now + 1000 * minute.resetSeconds),
      perMonth: toRateLimit(month, startOfNextMonth(now)),
    },
    webhooks: webhooks ?? { total: 0, disabled: 0 },
    unfinishedImports: unfinished.map(describeUnfinished),
  };
}

function toRateLimit({ limit, remaining }: Quota, reset: number) {
  return { limit, remaining, resetAt: instant(reset) };
}
