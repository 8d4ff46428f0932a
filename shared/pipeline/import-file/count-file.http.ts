/** Reading a file and importing it count as more pages of the application, by what they cost. */
import type { Context } from "hono";
import {
  appPerMinute,
  importBytesPerPage,
  importRowsPerRequest,
  importValuesPerPage,
} from "#shared/access/tiers.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { countAgainst } from "#shared/middleware/steps/rate-limit.ts";
import { appLimitKey } from "#shared/rate-limit/limit-key.ts";
import type { CountWork } from "./read-counted.ts";

/**
 * Counts what one request reads of a file as more pages, but at most half a minute's in all: the largest file can
 * still be read.
 */
export function countingReading(c: Context<AppEnv>, session: AccountSession): CountWork {
  let pages = 0;
  return async ({ bytes = 0, rows = 0, values = 0 }) => {
    const before = Math.floor(pages);
    const more =
      bytes / importBytesPerPage + rows / importRowsPerRequest + values / importValuesPerPage;
    pages = Math.min(pages + more, maxPages);
    await countPages(c, session, Math.floor(pages) - before);
  };
}

/** The most that a request which does the work of several counts for. */
const maxPages = appPerMinute / 2;

/** Counts the records, links and status changes that an import is about to write. */
export function countingSteps(c: Context<AppEnv>, session: AccountSession) {
  return (steps: number) => countPages(c, session, Math.floor(steps / importRowsPerRequest));
}

/** Counts a request that does the work of several pages as that many more, but at most half a minute's. */
async function countPages(
  c: Context<AppEnv>,
  { account }: AccountSession,
  pages: number,
): Promise<void> {
  const limits = { perMinute: appPerMinute, perMonth: null };
  for (let count = Math.min(pages, maxPages); count > 0; count--) {
    const { refusedBy, retryAfterSeconds } = await countAgainst(c, appLimitKey(account.id), limits);
    if (!refusedBy) continue;
    throw new ApiError("rate_limit_exceeded", {
      message: `This file counts as more pages because of its size, and an account may open ${appPerMinute} in any 60 seconds. Try again in ${retryAfterSeconds} s.`,
      afterSeconds: retryAfterSeconds,
    });
  }
}
