import { desc, eq } from "drizzle-orm";
import { moodCheckins } from "#schema/pipeline.ts";
import type { ReadContext } from "../records/context.ts";
import { toMoodCheckin } from "./check-in-mood.ts";
import type { MoodCheckin } from "./profile.response.ts";

/** The caller's latest mood check-ins, oldest first. */
export async function listMoods(
  { db, caller }: ReadContext,
  { limit }: { limit: number },
): Promise<MoodCheckin[]> {
  const rows = await db
    .select()
    .from(moodCheckins)
    .where(eq(moodCheckins.userId, caller.accountId))
    .orderBy(desc(moodCheckins.createdAt))
    .limit(limit);
  return rows.map(toMoodCheckin).reverse();
}
