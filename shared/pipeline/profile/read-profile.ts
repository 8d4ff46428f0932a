import { and, eq } from "drizzle-orm";
import { pipelineTokens, users } from "#schema/accounts.ts";
import { oauthGrants } from "#schema/oauth.ts";
import { instant } from "#shared/core/dates.ts";
import type { Admission, Quota } from "#shared/rate-limit/admission.ts";
import { startOfNextMonth } from "#shared/rate-limit/month.ts";
import { countWebhooks } from "#shared/webhooks/subscriptions/read-webhooks.ts";
import { accountGone } from "#shared/writes/require-account.ts";
import { describeUnfinished, selectUnfinished } from "../imports/unfinished-imports.ts";
import type { Profile } from "../moods/profile.response.ts";
import type { ReadContext } from "../records/context.ts";
import { selectTallies, summarizeTallies } from "../summary/counts.ts";

/**
 * Reads the caller's account, token and usage limits.
 *
 * @param admission the limiter's decision about the current request.
 */
export async function readProfile(context: ReadContext, admission: Admission): Promise<Profile> {
  const { db, caller, now } = context;
  const [[found], tallies, [webhooks], unfinished] = await db.batch([
    db
      .select({ user: users, token: pipelineTokens, grant: oauthGrants })
      .from(users)
      .leftJoin(
        pipelineTokens,
        and(eq(pipelineTokens.userId, users.id), eq(pipelineTokens.id, caller.credentialId)),
      )
      .leftJoin(
        oauthGrants,
        and(eq(oauthGrants.userId, users.id), eq(oauthGrants.id, caller.credentialId)),
      )
      .where(eq(users.id, caller.accountId)),
    selectTallies(context),
    countWebhooks(context),
    selectUnfinished(context),
  ]);
  const { minute, month } = admission;
  const token = found && (found.token ?? tokenOf(found.grant));
  if (!token) throw accountGone();
  if (!month) throw new Error("the caller of a token has no monthly quota");
  const { user } = found;
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
    pipeline: summarizeTallies(tallies),
    rateLimits: {
      perMinute: toRateLimit(minute, now + 1000 * minute.resetSeconds),
      perMonth: toRateLimit(month, startOfNextMonth(now)),
    },
    webhooks: webhooks ?? { total: 0, disabled: 0 },
    unfinishedImports: unfinished.map(describeUnfinished),
  };
}

/** The access that a person has given an application, which takes the place of a token. */
function tokenOf(grant: typeof oauthGrants.$inferSelect | null) {
  if (!grant) return null;
  const { id, clientName: name, scopes, createdAt } = grant;
  const access = scopes.split(" ").includes("pipeline:write") ? "read_write" : "read";
  return { id, name, access, createdAt } as const;
}

function toRateLimit({ limit, remaining }: Quota, reset: number) {
  return { limit, remaining, resetAt: instant(reset) };
}
