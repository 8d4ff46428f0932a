import { moodCheckins } from "#schema/pipeline.ts";
import { instant } from "#shared/core/dates.ts";
import { statement } from "#shared/db/transaction.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
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
