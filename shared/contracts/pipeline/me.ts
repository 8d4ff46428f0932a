import * as z from "zod";
import { Lines } from "./fields.ts";

export const Mood = z
  .int()
  .min(1)
  .max(5)
  .meta({ description: "Mood from 1 (low) to 5 (high).", example: 4 });

export const Note = Lines(10_000)
  .nullable()
  .meta({ description: "Reason for the mood.", example: "Good interview." });

export const AccountActionBody = z.strictObject({
  action: z
    .literal("mood_checkin")
    .meta({ description: "The action to perform.", example: "mood_checkin" }),
  mood: Mood,
  note: Note.optional(),
});
export type AccountActionBody = z.output<typeof AccountActionBody>;
