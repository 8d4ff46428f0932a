import type * as z from "zod/mini";
import type { PipelineError, SalaryError } from "../contracts/responses/envelope.ts";

/** How an agent finds slugs with the tools of one server: the end of "To find the slug: …". */
export interface LookupHints {
  /** A call that finds roles by these words. */
  roles(words: string): string;
  /** A call that finds cities; absent if the server has no tool for that. */
  cities?: string;
}

type SalaryFailure = z.infer<typeof SalaryError>["error"];
type PipelineFailure = z.infer<typeof PipelineError>;

/**
 * Explains an error response to an agent: what went wrong and what to try next.
 *
 * @param text the body of the response, in the format of either API.
 * @returns the explanation, line by line.
 */
export function explainFailure(text: string, hints: LookupHints): string[] {
  const failure = JSON.parse(text) as z.infer<typeof SalaryError> | PipelineFailure;
  return "code" in failure
    ? explainPipelineFailure(failure)
    : explainSalaryFailure(failure.error, hints);
}

function explainPipelineFailure({ code, error, details = [] }: PipelineFailure): string[] {
  // The message of the first detail is in `error`.
  const [, ...others] = details;
  return [
    `${code}: ${error}`,
    ...others.map(({ field, message }) => `${field}: ${message}`),
    ...(code === "NOT_FOUND" ? ["List the records of this kind to see the ids that exist."] : []),
  ];
}

function explainSalaryFailure(
  { code, message, param, request_id, retry_hint, follow_up_suggestions = [] }: SalaryFailure,
  hints: LookupHints,
): string[] {
  const values = param === undefined ? [] : suggestedValues(param, follow_up_suggestions);
  // Suggested HTTP calls are of no use to an agent that has only the tools.
  const advice = follow_up_suggestions.filter((suggestion) => !/^\/|\/api\//.test(suggestion));
  return [
    `${code}: ${message}`,
    ...(values.length > 0 ? [`Call again with ${param} set to one of: ${values.join(", ")}.`] : []),
    ...advice,
    ...explainRetry(retry_hint, hints),
    `request_id: ${request_id}`,
  ];
}

/** The values that the rejected parameter has in the suggested calls. */
function suggestedValues(param: string, suggestions: readonly string[]): string[] {
  const values = suggestions
    .filter((suggestion) => suggestion.startsWith("/"))
    .map((call) => new URLSearchParams(call.split("?")[1]).get(param));
  return [...new Set(values.filter((value) => value !== null))];
}

function explainRetry(hint: SalaryFailure["retry_hint"], hints: LookupHints): string[] {
  if ("clarification_needed" in hint) return [hint.clarification_needed];
  if ("after_seconds" in hint) return [`Try again in ${hint.after_seconds} s.`];
  const [path = "", query] = hint.alternative_tool.split("?");
  if (path.endsWith("/search")) {
    return [`To find the slug: ${hints.roles(new URLSearchParams(query).get("q") ?? "")}.`];
  }
  if (path.endsWith("/cities") && hints.cities) return [`To find the slug: ${hints.cities}.`];
  return [];
}
