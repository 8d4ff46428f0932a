import * as z from "zod/mini";
import { Lines } from "#shared/contract/pipeline-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const Mood = withMeta(z.int().check(z.minimum(1), z.maximum(5)), {
  description: "Mood from 1 (low) to 5 (high).",
  example: 4,
});

export const Note = withMeta(z.nullable(Lines(10_000)), {
  description: "Reason for the mood.",
  example: "Good interview.",
});

export const AccountActionBody = z.strictObject({
  action: withMeta(z.literal("mood_checkin"), {
    description: "The action to perform.",
    example: "mood_checkin",
  }),
  mood: Mood,
  note: z.optional(Note),
});
export type AccountActionBody = z.output<typeof AccountActionBody>;
