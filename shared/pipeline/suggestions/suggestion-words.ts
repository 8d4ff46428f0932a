/** Suggestions in words, for tools. */
import { maxListed, time } from "#shared/contract/words.ts";
import type { SuggestionsAnswer } from "./suggestions.response.ts";

export function suggestions({ suggestions: rows }: SuggestionsAnswer): string[] {
  if (rows.length === 0)
    return ["Nothing is suggested now. get_pipeline shows where the search stands."];
  return rows
    .slice(0, maxListed)
    .map(
      ({ priority, title, reason, action, dueAt }) =>
        `[${priority}] ${title}${dueAt === null ? "" : `, due ${time(dueAt)}`}: ${reason} Call ${action.tool} ${JSON.stringify(action.arguments)}`,
    );
}
