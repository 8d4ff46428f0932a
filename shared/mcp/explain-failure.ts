import type * as z from "zod/mini";
import type { PipelineError, SalaryError } from "../contract/envelope.response.ts";
import { allowedBy } from "./check-arguments.ts";
import { type Lookup, sayCall } from "./lookup.ts";
import type { ArgumentsSchema, CallFailure, NextCall } from "./tool.ts";

type SalaryFailure = z.infer<typeof SalaryError>["error"];
type PipelineFailure = z.infer<typeof PipelineError>;

/** An error response as an agent reads it, and as a program does. */
interface FailureExplanation {
  lines: string[];
  failure: CallFailure;
}

interface Call {
  tool: string;
  args: Readonly<Record<string, unknown>>;
  schema: ArgumentsSchema;
}

/**
 * Explains an error response to an agent: what went wrong and what to call next.
 *
 * @param text the body of the response, in the format of either API.
 */
export function explainFailure(text: string, call: Call, lookup: Lookup): FailureExplanation {
  const failure = JSON.parse(text) as z.infer<typeof SalaryError> | PipelineFailure;
  return "code" in failure
    ? explainPipelineFailure(failure, call)
    : explainSalaryFailure(failure.error, call, lookup);
}

function explainPipelineFailure(
  { code, error, details = [] }: PipelineFailure,
  { tool, args, schema }: Call,
): FailureExplanation {
  // The message of the first detail is in `error`.
  const [first, ...others] = details;
  const about = `${first?.field ?? ""} ${error} ${tool}`;
  const next = nextAfter(code, about, args);
  const argument = first?.field.split(/[.[]/, 1)[0] ?? (next ? idAmong(args, about) : undefined);
  return {
    lines: [
      `${code}: ${error}`,
      ...others.map(({ field, message }) => `${field}: ${message}`),
      ...(next ? [`Next: ${sayCall(next)}.`] : []),
      ...(code === "VALIDATION_ERROR" ? [`Then call ${tool} again.`] : []),
    ],
    failure: {
      code,
      ...(argument === undefined ? {} : { argument, ...allowedBy(schema.properties[argument]) }),
      ...(next ? { next } : {}),
    },
  };
}

/** The argument whose id was not found. */
function idAmong(args: Readonly<Record<string, unknown>>, about: string): string | undefined {
  const ids = Object.keys(args).filter((name) => /^id$|Id$/.test(name));
  return ids.find((name) => about.toLowerCase().includes(name.slice(0, -2))) ?? ids[0];
}

/** The tool that lists the records which an error is about. The first match counts. */
const lists: readonly (readonly [RegExp, string])[] = [
  [/contact/i, "list_contacts"],
  [/webhook/i, "list_webhooks"],
  [/job/i, "list_jobs"],
  [/activit/i, "list_activities"],
  [/calendar|event/i, "list_calendar"],
];

/** The tool that lists the records that a text is about; undefined if it is about none. */
export function listAbout(text: string): string | undefined {
  return lists.find(([pattern]) => pattern.test(text))?.[1];
}

function nextAfter(
  code: string,
  about: string,
  args: Readonly<Record<string, unknown>>,
): NextCall | null {
  const tool = listAbout(about);
  if (tool === undefined) return null;
  if (code === "NOT_FOUND") return { tool, arguments: {} };
  if (code !== "PRECONDITION_FAILED" || typeof args.id !== "string") return null;
  return { tool: tool.replace(/^list_(.*)s$/, "get_$1"), arguments: { id: args.id } };
}

function explainSalaryFailure(
  { code, message, param, request_id, retry_hint, follow_up_suggestions = [] }: SalaryFailure,
  { tool, schema }: Call,
  lookup: Lookup,
): FailureExplanation {
  const candidates = param === undefined ? [] : suggestedValues(param, follow_up_suggestions);
  // Suggested HTTP calls are of no use to an agent that has only the tools.
  const advice = follow_up_suggestions.filter((suggestion) => !/^\/|\/api\//.test(suggestion));
  const next = nextCall(retry_hint, lookup);
  const again = `Call ${tool} again with ${param} set to one of: ${candidates.join(", ")}.`;
  const retryAfter = "after_seconds" in retry_hint ? retry_hint.after_seconds : undefined;
  return {
    lines: [
      `${code}: ${message}`,
      ...(candidates.length > 0 ? [again] : []),
      ...advice,
      ...("clarification_needed" in retry_hint ? [retry_hint.clarification_needed] : []),
      ...(retryAfter === undefined ? [] : [`Try again in ${retryAfter} s.`]),
      ...(next ? [`To find the slug: ${sayCall(next)}.`] : []),
      `request_id: ${request_id}`,
    ],
    failure: {
      code,
      ...(param === undefined ? {} : { argument: param, ...allowedBy(schema.properties[param]) }),
      ...(candidates.length > 0 ? { candidates } : {}),
      ...(next ? { next } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
}

/** The values that the rejected parameter has in the suggested calls. */
function suggestedValues(param: string, suggestions: readonly string[]): string[] {
  const values = suggestions
    .filter((suggestion) => suggestion.startsWith("/"))
    .map((call) => new URLSearchParams(call.split("?")[1]).get(param));
  return [...new Set(values.filter((value) => value !== null))];
}

function nextCall(hint: SalaryFailure["retry_hint"], lookup: Lookup): NextCall | null {
  if (!("alternative_tool" in hint)) return null;
  const [path = "", query] = hint.alternative_tool.split("?");
  if (path.endsWith("/search")) return lookup.role(new URLSearchParams(query).get("q") ?? "");
  return path.endsWith("/cities") ? lookup.city("") : null;
}
