import type { Context } from "hono";
import { feedPerMinute, includesTier } from "../access/tiers.ts";
import { chargeGuess, refuseGuessing } from "../middleware/rate-limit.ts";
import type { ReadContext } from "../pipeline/context.ts";
import { findFeedOwner } from "../pipeline/feed/find-feed-owner.ts";
import { admit } from "../rate-limit/admit.ts";
import { feedSubject } from "../rate-limit/subject.ts";
import type { Edge } from "./bindings.ts";
import { openDatabase } from "./database.ts";
import { ApiError } from "./errors.ts";
import { findSalaryContext } from "./salary-context.ts";

/**
 * What a reader of a calendar feed may read: whose calendar it is follows from
 * the token in its URL, and is looked up anew every time.
 *
 * @throws ApiError `authentication_required`, `tier_insufficient` once the
 * account is no longer on the plan, `rate_limit_exceeded`.
 */
export async function feedContext(
  c: Context<Edge>,
  token: string | undefined,
): Promise<ReadContext> {
  if (token === undefined) throw invalid();
  refuseGuessing(c);
  const db = openDatabase(c);
  const owner = await findFeedOwner(db, token);
  if (!owner) {
    await chargeGuess(c);
    throw invalid();
  }
  await count(c, owner.accountId);
  if (!includesTier(owner.tier, "ultra")) {
    throw new ApiError("tier_insufficient", {
      message: "The calendar feed needs the Ultra plan, which the account is no longer on.",
    });
  }
  const caller = { accountId: owner.accountId, credentialId: "feed" };
  return { db, now: c.var.now, caller, salaries: () => findSalaryContext(c) };
}

async function count(c: Context<Edge>, accountId: string): Promise<void> {
  const metering = {
    namespace: c.env.RATE_LIMITER,
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
  };
  const limits = { perMinute: feedPerMinute, perMonth: null };
  const admission = await admit(metering, feedSubject(accountId), limits).catch((cause) => {
    throw new ApiError("dependency_unavailable", {
      message: "The request could not be counted against its limit.",
      afterSeconds: 1,
      cause,
    });
  });
  if (!admission.refusedBy) return;
  throw new ApiError("rate_limit_exceeded", {
    message: `A calendar feed answers ${feedPerMinute} requests in any 60 seconds.`,
    afterSeconds: admission.retryAfterSeconds,
  });
}

function invalid(): ApiError {
  return new ApiError("authentication_required", {
    message: "The URL holds no token of an open calendar feed.",
    clarification: "Is the URL complete and still the last one that was made?",
  });
}
