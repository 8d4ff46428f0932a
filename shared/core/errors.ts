/**
 * Every error of both APIs in one table: HTTP status, type, retry strategy, the code
 * in the Job Pipeline API, and the title in the documentation.
 */

export type ErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "permission_error"
  | "not_found_error"
  | "idempotency_error"
  | "rate_limit_error"
  | "api_error";

export type RetryStrategy =
  | "retry_with_clarification"
  | "use_alternative_tool"
  | "retry_after_seconds";

export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 415
  | 429
  | 500
  | 503;

export interface ErrorRow {
  status: ErrorStatus;
  type: ErrorType;
  strategy: RetryStrategy;
  /** The code of the same error in the Job Pipeline API. */
  pipeline: PipelineCode;
  title: string;
}

export type PipelineCode =
  | "VALIDATION_ERROR"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "REQUEST_TIMEOUT"
  | "CONFLICT"
  | "PRECONDITION_FAILED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMITED"
  | "INTERNAL_ERROR"
  | "UNAVAILABLE";

function row(
  status: ErrorStatus,
  type: ErrorType,
  strategy: RetryStrategy,
  pipeline: PipelineCode,
  title: string,
): ErrorRow {
  return { status, type, strategy, pipeline, title };
}

const clarify = "retry_with_clarification";
const elsewhere = "use_alternative_tool";
const wait = "retry_after_seconds";

// biome-ignore format: a table reads best with a row per line
export const errors = {
  parameter_missing: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A parameter is missing or invalid"),
  roles_identical: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A comparison has the same role twice"),
  as_of_too_old: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A date is before the first available one"),
  as_of_in_future: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A date is after the last available one"),
  expand_path_unknown: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "An expansion does not exist"),
  expand_path_sunset: row(400, "invalid_request_error", elsewhere, "VALIDATION_ERROR", "An expansion has been retired"),
  idempotency_key_reused: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "The Idempotency-Key was already used for another request"),
  authentication_required: row(401, "authentication_error", clarify, "UNAUTHORIZED", "The credential is missing, wrong or no longer valid"),
  tier_insufficient: row(403, "permission_error", elsewhere, "FORBIDDEN", "The plan does not include this operation"),
  scope_insufficient: row(403, "permission_error", elsewhere, "FORBIDDEN", "The credential lacks a scope"),
  credential_revoked: row(403, "permission_error", clarify, "FORBIDDEN", "The token was revoked or has expired"),
  expand_path_forbidden: row(403, "permission_error", elsewhere, "FORBIDDEN", "An expansion requires a higher plan or another scope"),
  submission_required: row(403, "permission_error", elsewhere, "FORBIDDEN", "The figures are available only to accounts that have made a submission"),
  role_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No role has this slug"),
  city_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No city has this slug"),
  company_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No company has this slug"),
  data_point_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No figure has this id"),
  record_not_found: row(404, "not_found_error", clarify, "NOT_FOUND", "The account has no record with this id"),
  endpoint_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "There is no endpoint at this path"),
  method_not_allowed: row(405, "invalid_request_error", clarify, "METHOD_NOT_ALLOWED", "The path does not support this method"),
  body_too_slow: row(408, "invalid_request_error", clarify, "REQUEST_TIMEOUT", "The body arrived too slowly"),
  idempotency_in_flight: row(409, "idempotency_error", wait, "CONFLICT", "The first request with this Idempotency-Key is not finished"),
  job_exists: row(409, "invalid_request_error", clarify, "CONFLICT", "The account already has this job"),
  import_in_progress: row(409, "invalid_request_error", wait, "CONFLICT", "Another import of the account is in progress"),
  precondition_failed: row(412, "invalid_request_error", clarify, "PRECONDITION_FAILED", "The record has changed since it was read"),
  webhook_disabled: row(409, "invalid_request_error", clarify, "CONFLICT", "The webhook is disabled"),
  delivery_not_finished: row(409, "invalid_request_error", clarify, "CONFLICT", "The delivery is still in progress"),
  delivery_exhausted: row(409, "invalid_request_error", clarify, "CONFLICT", "The delivery has reached the maximum number of attempts"),
  payload_too_large: row(413, "invalid_request_error", clarify, "PAYLOAD_TOO_LARGE", "The body is too large"),
  unsupported_media_type: row(415, "invalid_request_error", clarify, "UNSUPPORTED_MEDIA_TYPE", "The content type of the body is not supported"),
  rate_limit_exceeded: row(429, "rate_limit_error", wait, "RATE_LIMITED", "A rate limit of the plan or the address is exceeded"),
  internal_error: row(500, "api_error", wait, "INTERNAL_ERROR", "An internal error occurred"),
  dependency_unavailable: row(503, "api_error", wait, "UNAVAILABLE", "A dependency of the service is unavailable"),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

export interface ErrorDetails {
  /** The description of the error, for people. */
  message: string;
  /** The parameter or body field that caused the error. */
  param?: string;
  /** All invalid fields of a body; the first of them is also in `param`. */
  fields?: readonly { field: string; message: string }[];
  /** Required by `retry_with_clarification`: a question whose answer would make the request valid. */
  clarification?: string;
  /** Required by `use_alternative_tool`: a path that this caller may call. */
  alternative?: string;
  /** Required by `retry_after_seconds`: how long to wait. */
  afterSeconds?: number;
  /** Calls or values to try next. */
  suggestions?: readonly string[];
  /** Present for an application connected by OAuth: the scopes to ask its user for. */
  scopes?: readonly string[];
  /** Overrides the strategy in the table if this instance of the error has a better remedy. */
  strategy?: RetryStrategy;
  /** The underlying error, for the log. It is never sent. */
  cause?: unknown;
}

/**
 * An error that is reported to the caller. Domain functions throw it, and the response
 * renderer of each API turns it into a response.
 *
 * @example
 * throw new ApiError("role_not_found", { message: `There is no role "${slug}".`, param: "role" });
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = "ApiError";
    this.code = code;
    this.details = details;
  }

  get row(): ErrorRow {
    return errors[this.code];
  }
}
