import { moodCheckins } from "../../schema/pipeline.ts";
import type { AccountActionBody, MoodCheckin } from "../contracts/pipeline/me.ts";
import type { WriteContext } from "./context.ts";
import { instant } from "./instant.ts";

/** Logs how the search feels. */
export async function checkInMood(
  { db, caller, now, newId }: WriteContext,
  { action, mood, note = null }: AccountActionBody,
): Promise<MoodCheckin> {
  const id = newId("moodCheckin");
  await db
    .insert(moodCheckins)
    .values({ userId: caller.accountId, id, mood, note, createdAt: now });
  return { id, action, mood, note, createdAt: instant(now) };
}
