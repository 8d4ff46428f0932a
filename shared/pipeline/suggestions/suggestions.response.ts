import * as z from "zod";
import { Instant } from "#shared/contract/pipeline-fields.response.ts";
import { JobId } from "#shared/contract/pipeline-fields.ts";
import { suggestionPriorities } from "./suggestions.request.ts";

const suggestionTypes = [
  "follow_up",
  "thank_you",
  "prepare",
  "negotiate",
  "stale",
  "webhook_disabled",
] as const;

export const Suggestion = z
  .strictObject({
    id: z.string().meta({
      description: "Id of the suggestion, stable as long as it applies.",
      example: "follow_up:job_4fT0bJ9qWm2XcR7d:1",
    }),
    type: z.enum(suggestionTypes),
    priority: z.enum(suggestionPriorities),
    jobId: z.nullable(JobId),
    company: z.string().nullable(),
    role: z.string().nullable(),
    title: z.string().meta({ example: "Follow up with Acme" }),
    reason: z.string().meta({ example: "Applied 9 days ago without a response." }),
    action: z.strictObject({ tool: z.string(), arguments: z.record(z.string(), z.string()) }).meta({
      description: "Tool of the manifest that carries out the suggestion, and its arguments.",
    }),
    dueAt: Instant.nullable().meta({
      description:
        "When it is due, if a date was set: the start of the interview, a `deadline` of the offer or a `follow_up` of the application in the calendar. Otherwise null: no date is made up.",
    }),
    since: Instant.meta({
      description:
        "Since when it applies: since the interview ended, the offer came or the application had been quiet for as long as the rule says.",
    }),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.output<typeof Suggestion>;

export const SuggestionsAnswer = z
  .strictObject({
    suggestions: z.array(Suggestion).meta({
      description: "Suggestions, by priority and then the longest applicable first; at most 50.",
    }),
  })
  .meta({ id: "SuggestionList" });
export type SuggestionsAnswer = z.output<typeof SuggestionsAnswer>;
