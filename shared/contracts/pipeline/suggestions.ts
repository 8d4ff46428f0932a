import * as z from "zod";
import { Instant, JobId } from "./fields.ts";

export const suggestionTypes = [
  "follow_up",
  "thank_you",
  "prepare",
  "negotiate",
  "stale",
  "webhook_disabled",
] as const;
export const priorities = ["high", "medium", "low"] as const;

export const Suggestion = z
  .strictObject({
    id: z.string().meta({
      description: "The same as long as the suggestion stands.",
      example: "follow_up:job_4fT0bJ9qWm2XcR7d:1",
    }),
    type: z.enum(suggestionTypes),
    priority: z.enum(priorities),
    jobId: JobId.nullable(),
    company: z.string().nullable(),
    role: z.string().nullable(),
    title: z.string().meta({ example: "Follow up with Acme" }),
    reason: z.string().meta({ example: "Applied 9 days ago without an answer." }),
    action: z
      .strictObject({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
      .meta({ description: "A tool of the manifest, and the arguments to call it with." }),
    dueAt: Instant.nullable(),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.output<typeof Suggestion>;

export const SuggestionsAnswer = z.strictObject({
  suggestions: z.array(Suggestion).meta({
    description: "The most pressing first, at most 50.",
  }),
});
export type SuggestionsAnswer = z.output<typeof SuggestionsAnswer>;
