import { sql } from "drizzle-orm";
import { signUpRefusals } from "#schema/sign-in.ts";
import { isoDate } from "#shared/core/dates.ts";
import type { Database } from "#shared/db/client.ts";

export type RefusalReason = typeof signUpRefusals.$inferInsert.reason;

/** Counts a refused sign-up, for the operator. Nothing is stored about who was refused. */
export async function countRefusal(
  { db, now }: { db: Pick<Database, "insert">; now: number },
  reason: RefusalReason,
): Promise<void> {
  await db
    .insert(signUpRefusals)
    .values({ day: isoDate(now), reason, count: 1 })
    .onConflictDoUpdate({
      target: [signUpRefusals.day, signUpRefusals.reason],
      set: { count: sql`${signUpRefusals.count} + 1` },
    });
}
