import * as z from "zod";
import { tierNames } from "#shared/access/tiers.ts";
import { Instant } from "#shared/contract/pipeline-fields.response.ts";
import { PipelineCounts } from "../summary/summary.response.ts";
import { Mood, Note } from "./profile.request.ts";

const count = z.int().min(0);

const RateLimit = z
  .strictObject({
    limit: count,
    remaining: count,
    resetAt: Instant.meta({ description: "When more requests become available." }),
  })
  .meta({ id: "RateLimitState" });

const UnfinishedImport = z.strictObject({
  idempotencyKey: z.nullable(z.string()).meta({
    description:
      "The `Idempotency-Key` of its request. Null if it had none: then its body identifies it.",
  }),
  startedAt: Instant,
  resumableUntil: Instant.meta({
    description: "Until then the same request resumes it. What it has imported stays.",
  }),
});

export const Profile = z
  .strictObject({
    id: z.string().meta({ example: "usr_4fT0bJ9qWm2XcR7d" }),
    email: z.nullable(z.string()).meta({ description: "Null if the account has none." }),
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
    unfinishedImports: z.array(UnfinishedImport).meta({
      description:
        "Imports that were interrupted, or are in progress. Send the same request again to resume one.",
    }),
  })
  .meta({ id: "AccountProfile" });
export type Profile = z.output<typeof Profile>;

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
