import type { AnswerFacts } from "../answers/answer.ts";
import type { RateLimits } from "../answers/rate-limits.ts";
import type { PipelineErrorCodes, SalaryErrorCodes } from "../generated/codes.ts";
import { CompensationError } from "./client-errors.ts";
import type { ErrorSuggestion } from "./suggestion.ts";

/** The codes of a status in both APIs. */
type CodesOf<Status extends number> =
  | (Status extends keyof SalaryErrorCodes ? SalaryErrorCodes[Status] : never)
  | (Status extends keyof PipelineErrorCodes ? PipelineErrorCodes[Status] : never);

/** The service's correction, with which the next call would succeed. */
export type Correction =
  | { readonly kind: "clarify"; readonly question: string }
  | { readonly kind: "call_instead"; readonly path: string }
  | { readonly kind: "wait"; readonly seconds: number };

/** The service's details about a call that it refused. */
export interface ApiErrorFacts extends AnswerFacts {
  message: string;
  code: string;
  /** The parameter or field that is wrong. */
  param: string | null;
  /** Every field of a body that is wrong. */
  details: readonly { readonly field: string; readonly message: string }[];
  correction: Correction | null;
  /** Suggestions for the next call. */
  suggestions: readonly ErrorSuggestion[];
  docUrl: string | null;
  /** The answer's body: JSON as a value, anything else as text. */
  body: unknown;
}

/** The service returned an error. Each kind has a class of its own; `code` says more exactly. */
export abstract class ApiError<Code extends string = string> extends CompensationError {
  readonly status: number;
  readonly code: Code;
  /** The id to quote to whoever runs the service. */
  readonly requestId: string | null;
  readonly param: string | null;
  readonly details: ApiErrorFacts["details"];
  readonly correction: Correction | null;
  /** Suggestions for the next call: each has words for a person, and the request that does it. */
  readonly suggestions: readonly ErrorSuggestion[];
  readonly docUrl: string | null;
  readonly rateLimits: RateLimits | null;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** The answer's body as it came: JSON as a value, anything else as text. */
  readonly body: unknown;

  constructor(facts: ApiErrorFacts) {
    super(facts.message);
    this.status = facts.status;
    this.code = facts.code as Code;
    this.requestId = facts.requestId;
    this.param = facts.param;
    this.details = facts.details;
    this.correction = facts.correction;
    this.suggestions = facts.suggestions;
    this.docUrl = facts.docUrl;
    this.rateLimits = facts.rateLimits;
    this.attempts = facts.attempts;
    this.body = facts.body;
  }
}

/** The request is not valid: `param` and `details` name what is wrong. */
export class InvalidRequestError extends ApiError<CodesOf<400 | 405 | 408 | 413 | 415>> {
  override readonly name = "InvalidRequestError";
}

/** The credential is missing or not valid. */
export class AuthenticationError extends ApiError<CodesOf<401>> {
  override readonly name = "AuthenticationError";
}

/** The plan or the credential does not include the operation. */
export class PermissionError extends ApiError<CodesOf<403>> {
  override readonly name = "PermissionError";
}

/** There is no such role, city or record; `suggestions` has near ones. */
export class NotFoundError extends ApiError<CodesOf<404>> {
  override readonly name = "NotFoundError";
}

/** The record or another request is in a state that excludes this one. */
export class ConflictError extends ApiError<CodesOf<409>> {
  override readonly name = "ConflictError";
}

/** The record has changed since it was read with the `etag` in `ifMatch`. */
export class PreconditionFailedError extends ApiError<CodesOf<412>> {
  override readonly name = "PreconditionFailedError";
}

/** A limit is used up, and the wait is longer than the client was allowed to wait. */
export class RateLimitError extends ApiError<CodesOf<429>> {
  override readonly name = "RateLimitError";
}

/** The service could not do it. Nothing is wrong with the request. */
export class ServerError extends ApiError<CodesOf<500 | 503>> {
  override readonly name = "ServerError";
}

/** Every error that the service returns; `code` tells them apart. */
export type AnyApiError =
  | InvalidRequestError
  | AuthenticationError
  | PermissionError
  | NotFoundError
  | ConflictError
  | PreconditionFailedError
  | RateLimitError
  | ServerError;

/** Every error code of both APIs. */
export type ErrorCode = AnyApiError["code"];

/** Whether the service returned an error; its `code` says which. */
export function isApiError(error: unknown): error is AnyApiError {
  return error instanceof ApiError;
}
