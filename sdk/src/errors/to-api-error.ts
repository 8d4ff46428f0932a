import type { AnswerFacts } from "../answers/answer.ts";
import type { PipelineError, SalaryErrorDetails } from "../generated/models.ts";
import {
  type AnyApiError,
  type ApiErrorFacts,
  AuthenticationError,
  ConflictError,
  type Correction,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
} from "./api-errors.ts";
import { readSuggestion } from "./suggestion.ts";

const classes: Readonly<Record<number, new (facts: ApiErrorFacts) => AnyApiError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

/** The error that an answer of 400 or more stands for. */
export function toApiError({
  facts,
  text,
  retryAfterMs,
}: {
  facts: AnswerFacts;
  text: string;
  retryAfterMs: number | null;
}): AnyApiError {
  const { status } = facts;
  const Class = classes[status] ?? (status >= 500 ? ServerError : InvalidRequestError);
  const wait: Correction | null =
    retryAfterMs === null ? null : { kind: "wait", seconds: Math.ceil(retryAfterMs / 1_000) };
  const body = parse(text);
  return new Class({ ...facts, ...readBody(body, status, wait), body: body ?? text });
}

type BodyFacts = Omit<ApiErrorFacts, keyof AnswerFacts | "body">;

function readBody(body: unknown, status: number, wait: Correction | null): BodyFacts {
  if (isSalaryError(body)) return fromSalary(body.error, wait);
  if (isPipelineError(body)) return fromPipeline(body, wait);
  // The response comes from a proxy in between and not from the service.
  return {
    message: `The service answered ${status}; the error's body has what it said.`,
    code: `HTTP_${status}`,
    param: null,
    details: [],
    correction: wait,
    suggestions: [],
    docUrl: null,
  };
}

function fromSalary(error: SalaryErrorDetails, wait: Correction | null): BodyFacts {
  return {
    message: error.message,
    code: error.code,
    param: error.param ?? null,
    details: error.param === undefined ? [] : [{ field: error.param, message: error.message }],
    correction: toCorrection(error.retry_hint) ?? wait,
    suggestions: (error.follow_up_suggestions ?? []).map(readSuggestion),
    docUrl: error.doc_url,
  };
}

function fromPipeline(body: PipelineError, wait: Correction | null): BodyFacts {
  const details = body.details ?? [];
  return {
    message: body.error,
    code: body.code,
    param: details[0]?.field ?? null,
    details,
    correction: wait,
    suggestions: [],
    docUrl: null,
  };
}

function toCorrection(hint: object): Correction | null {
  if ("clarification_needed" in hint && typeof hint.clarification_needed === "string") {
    return { kind: "clarify", question: hint.clarification_needed };
  }
  if ("alternative_tool" in hint && typeof hint.alternative_tool === "string") {
    return { kind: "call_instead", path: hint.alternative_tool };
  }
  if ("after_seconds" in hint && typeof hint.after_seconds === "number") {
    return { kind: "wait", seconds: hint.after_seconds };
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSalaryError(body: unknown): body is { error: SalaryErrorDetails } {
  const error = fieldOf(body, "error");
  return (
    typeof fieldOf(error, "code") === "string" && typeof fieldOf(error, "message") === "string"
  );
}

function isPipelineError(body: unknown): body is PipelineError {
  return typeof fieldOf(body, "error") === "string" && typeof fieldOf(body, "code") === "string";
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
