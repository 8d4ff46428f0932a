import type * as z from "zod";
import type { PipelineError, SalaryError } from "../contracts/envelope.ts";

/** Which tools of a server find what a call has named wrongly. */
export interface Finders {
  /** A call that finds roles by these words. */
  roles(words: string): string;
  /** A call that finds cities; absent where the server has no tool for it. */
  cities?: string;
}

type Failure = z.infer<typeof SalaryError> | z.infer<typeof PipelineError>;

/** What an agent is told of a failure: what it was, and what to try next, line by line. */
export function explainFailure(text: string, finders: Finders): string[] {
  const failure = JSON.parse(text) as Failure;
  return "code" in failure ? explainPipeline(failure) : explainSalary(failure.error, finders);
}

function explainPipeline({ code, error, details = [] }: z.infer<typeof PipelineError>): string[] {
  const [, ...others] = details;
  return [
    `${code}: ${error}`,
    ...others.map(({ field, message }) => `${field}: ${message}`),
    ...(code === "NOT_FOUND" ? ["List the records of this kind to see the ids that exist."] : []),
  ];
}

function explainSalary(
  { code, message, param, request_id, retry_hint, follow_up_suggestions = [] }: SalaryFailure,
  finders: Finders,
): string[] {
  const values = param === undefined ? [] : valuesOf(param, follow_up_suggestions);
  const advice = follow_up_suggestions.filter((text) => !text.startsWith("/"));
  return [
    `${code}: ${message}`,
    ...(values.length > 0 ? [`Call again with ${param} set to one of: ${values.join(", ")}.`] : []),
    ...advice.filter((text) => !text.includes("/api/")),
    ...nextCall(retry_hint, finders),
    `request_id: ${request_id}`,
  ];
}

type SalaryFailure = z.infer<typeof SalaryError>["error"];

/** The values of the parameter at fault in calls that would work. */
function valuesOf(param: string, calls: readonly string[]): string[] {
  const values = calls
    .filter((call) => call.startsWith("/"))
    .map((call) => new URLSearchParams(call.split("?")[1]).get(param));
  return [...new Set(values.filter((value) => value !== null))];
}

function nextCall(hint: SalaryFailure["retry_hint"], finders: Finders): string[] {
  if ("clarification_needed" in hint) return [hint.clarification_needed];
  if ("after_seconds" in hint) return [`Try again in ${hint.after_seconds} s.`];
  const [path = "", query] = hint.alternative_tool.split("?");
  if (path.endsWith("/search")) {
    return [`To find the slug: ${finders.roles(new URLSearchParams(query).get("q") ?? "")}.`];
  }
  if (path.endsWith("/cities") && finders.cities) return [`To find the slug: ${finders.cities}.`];
  return [];
}
