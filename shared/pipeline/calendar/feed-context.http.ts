import type { Context } from "hono";
import { feedPerMinute } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { parseToken } from "#shared/credentials/token.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { lookUpInTurn } from "#shared/middleware/request/look-up-in-turn.ts";
import {
  countAgainst,
  countFailedAuth,
  lookupQueueOf,
} from "#shared/middleware/steps/rate-limit.ts";
import { feedLimitKey } from "#shared/rate-limit/limit-key.ts";
import { findSalaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import type { ReadContext } from "../records/context.ts";
import { findFeedOwner } from "./calendar-feed.ts";

/**
 * The context of a calendar feed's reader. The account follows from the token in the URL and is
 * looked up for every request.
 *
 * @throws ApiError `authentication_required`, `rate_limit_exceeded`.
 */
export async function feedContext(
  c: Context<AppEnv>,
  token: string | undefined,
): Promise<ReadContext> {
  if (token === undefined) throw invalid();
  if (parseToken(token)?.kind !== "calendarFeed") {
    await countFailedAuth(c);
    throw invalid();
  }
  const db = openDatabase(c);
  const queue = lookupQueueOf(c);
  const lookUp = () => findFeedOwner(db, token);
  const owner = await (queue === null ? lookUp() : lookUpInTurn(queue, lookUp));
  if (!owner) {
    await countFailedAuth(c);
    throw invalid();
  }
  await count(c, owner.accountId);
  const caller = { accountId: owner.accountId, credentialId: "feed" };
  return { db, now: c.var.now, caller, salaries: () => findSalaryContext(c) };
}

async function count(c: Context<AppEnv>, accountId: string): Promise<void> {
  const limits = { perMinute: feedPerMinute, perMonth: null };
  const { refusedBy, retryAfterSeconds } = await countAgainst(c, feedLimitKey(accountId), limits);
  if (!refusedBy) return;
  throw new ApiError("rate_limit_exceeded", {
    message: `A calendar feed allows ${feedPerMinute} requests in any 60 seconds.`,
    afterSeconds: retryAfterSeconds,
  });
}

function invalid(): ApiError {
  return new ApiError("authentication_required", {
    message: "The URL has no token of an open calendar feed.",
    clarification: "Is the URL complete, and is it the most recent one?",
  });
}
