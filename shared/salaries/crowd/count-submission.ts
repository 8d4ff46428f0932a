import { eq, lt, sql } from "drizzle-orm";
import { submissionDays } from "../../../schema/submissions.ts";
import type { Transaction } from "../../db/transaction.ts";
import { ApiError } from "../../http/errors.ts";
import { isoDate } from "../../http/iso-date.ts";
import type { Submitter } from "./submitter.ts";

/** Submissions that an account may make on a day (UTC). */
const perDay = 3;
const dayMs = 86_400_000;

/**
 * Counts a submission against its account's day, and forgets the days that are past.
 *
 * @throws {ApiError} `rate_limit_exceeded` for the fourth of a day.
 */
export async function countSubmission(
  transaction: Transaction,
  submitter: Submitter,
  now: number,
): Promise<void> {
  const day = isoDate(now);
  const accountDay = await submitter.onDay(day);
  const [known] = await transaction
    .select({ count: submissionDays.count })
    .from(submissionDays)
    .where(eq(submissionDays.accountDay, accountDay));
  if ((known?.count ?? 0) >= perDay) {
    throw new ApiError("rate_limit_exceeded", {
      message: `An account may submit ${perDay} times a day (UTC), and this one has.`,
      afterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1_000),
    });
  }
  await transaction
    .insert(submissionDays)
    .values({ accountDay, day, count: 1 })
    .onConflictDoUpdate({
      target: submissionDays.accountDay,
      set: { count: sql`${submissionDays.count} + 1` },
    });
  await transaction.delete(submissionDays).where(lt(submissionDays.day, day));
}
