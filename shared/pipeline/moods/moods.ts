import { desc, eq } from "drizzle-orm";
import { moodCheckins } from "#schema/pipeline.ts";
import { instant } from "#shared/core/dates.ts";
import { statement } from "#shared/db/transaction.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import type { AccountActionBody } from "./profile.request.ts";
import type { MoodCheckin } from "./profile.response.ts";

/**
 * Logs a mood check-in.
 *
 * @throws ApiError `parameter_missing` if the account is full.
 */
export async function checkInMood(
  context: WriteContext,
  { mood, note = null }: AccountActionBody,
): Promise<MoodCheckin> {
  const { write, caller, now, newId } = context;
  const id = newId("moodCheckin");
  const row = { userId: caller.accountId, id, mood, note, origin: null, createdAt: now };
  write(statement.insert(moodCheckins).values(row));
  assertWithinBounds(context, { entries: 1, text: [note] });
  return toMoodCheckin(row);
}

/** A check-in as the API returns it. */
export function toMoodCheckin(row: typeof moodCheckins.$inferSelect): MoodCheckin {
  const { id, mood, note, createdAt } = row;
  return { id, action: "mood_checkin", mood, note, createdAt: instant(createdAt) };
}

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
