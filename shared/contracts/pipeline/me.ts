import * as z from "zod";
import { tierNames } from "../../access/tiers.ts";
import { Instant, Lines } from "./fields.ts";
import { PipelineCounts } from "./summary.ts";

const count = z.int().min(0);

const RateLimit = z.strictObject({
  limit: count,
  remaining: count,
  resetAt: Instant.meta({ description: "When more requests become available." }),
});

export const Profile = z
  .strictObject({
    id: z.string().meta({ example: "usr_4fT0bJ9qWm2XcR7d" }),
    email: z.string(),
    tier: z.enum(tierNames),
    token: z.strictObject({
      id: z.string().meta({ example: "tok_4fT0bJ9qWm2XcR7d" }),
      name: z.string(),
      access: z.enum(["read", "read_write"]),
      createdAt: Instant,
    }),
    pipeline: PipelineCounts,
    rateLimits: z.strictObject({ perMinute: RateLimit, perMonth: RateLimit }),
    webhooks: z.strictObject({ total: count, disabled: count }),
  })
  .meta({ id: "Profile" });
export type Profile = z.output<typeof Profile>;

const Mood = z
  .int()
  .min(1)
  .max(5)
  .meta({ description: "Mood from 1 (low) to 5 (high).", example: 4 });
const Note = Lines(10_000)
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

export const MoodCheckin = z
  .strictObject({
    id: z.string().meta({ example: "moo_4fT0bJ9qWm2XcR7d" }),
    action: z.literal("mood_checkin"),
    mood: Mood,
    note: Note,
    createdAt: Instant,
  })
  .meta({ id: "MoodCheckin" });
export type MoodCheckin = z.output<typeof MoodCheckin>;
