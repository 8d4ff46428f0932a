import { and, eq, exists, lt, lte, sql } from "drizzle-orm";
import { submissionDays } from "#schema/submissions.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, statement, type Write } from "#shared/db/transaction.ts";
import type { Submitter } from "./submitter.ts";

/** Submissions that an account may make per day (UTC). */
export const submissionsPerDay = 3;

interface CountContext {
  db: Reader;
  write: Write;
  submitter: Submitter;
  now: number;
}

/**
 * Counts a submission against its account's daily limit, and deletes the counts of past days.
 *
 * @throws {ApiError} `rate_limit_exceeded` for the fourth submission of a day.
 */
export async function countSubmission({ db, write, submitter, now }: CountContext): Promise<void> {
  const day = isoDate(now);
  const accountDay = await submitter.onDay(day);
  const own = eq(submissionDays.accountDay, accountDay);
  const days = db.select({ count: submissionDays.count }).from(submissionDays);
  const [known] = await days.where(own);
  if ((known?.count ?? 0) >= submissionsPerDay) {
    throw new ApiError("rate_limit_exceeded", {
      message: `An account may submit pay ${submissionsPerDay} times a day (UTC), and this account has reached that limit.`,
      afterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1_000),
    });
  }
  const within = statement
    .select({ count: submissionDays.count })
    .from(submissionDays)
    .where(and(own, lte(submissionDays.count, submissionsPerDay)));
  write(
    statement
      .insert(submissionDays)
      .values({ accountDay, day, count: 1 })
      .onConflictDoUpdate({
        target: submissionDays.accountDay,
        set: { count: sql`${submissionDays.count} + 1` },
      }),
    assertInBatch(exists(within)),
    statement.delete(submissionDays).where(lt(submissionDays.day, day)),
  );
}
