/**
 * Every error of both APIs, in one table: status, type, what the caller can do
 * about it, and the title under which the documentation explains it.
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

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 429 | 500 | 503;

export interface ErrorRow {
  status: ErrorStatus;
  type: ErrorType;
  strategy: RetryStrategy;
  /** The code that the Job Pipeline API answers for the same failure. */
  pipeline: PipelineCode;
  title: string;
}

export type PipelineCode =
  | "VALIDATION_ERROR"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
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
  parameter_missing: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A parameter is absent or not valid"),
  roles_identical: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A comparison names the same role twice"),
  as_of_too_old: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A date lies before the first one served"),
  as_of_in_future: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "A date lies after the last one served"),
  expand_path_unknown: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "An expansion does not exist"),
  expand_path_sunset: row(400, "invalid_request_error", elsewhere, "VALIDATION_ERROR", "An expansion has been retired"),
  idempotency_key_reused: row(400, "invalid_request_error", clarify, "VALIDATION_ERROR", "An Idempotency-Key stands for another request already"),
  authentication_required: row(401, "authentication_error", clarify, "UNAUTHORIZED", "The credential is absent or not valid"),
  tier_insufficient: row(403, "permission_error", elsewhere, "FORBIDDEN", "The plan does not include this"),
  scope_insufficient: row(403, "permission_error", elsewhere, "FORBIDDEN", "The credential lacks a scope"),
  credential_revoked: row(403, "permission_error", clarify, "FORBIDDEN", "The credential has been revoked"),
  expand_path_forbidden: row(403, "permission_error", elsewhere, "FORBIDDEN", "An expansion needs a higher plan or another scope"),
  submission_required: row(403, "permission_error", elsewhere, "FORBIDDEN", "The figures are for those who have submitted their own"),
  role_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No role has this slug"),
  city_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No city has this slug"),
  company_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No company has this slug"),
  data_point_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "No figure has this id"),
  record_not_found: row(404, "not_found_error", clarify, "NOT_FOUND", "The account has no record with this id"),
  endpoint_not_found: row(404, "not_found_error", elsewhere, "NOT_FOUND", "Nothing is served at this path"),
  method_not_allowed: row(405, "invalid_request_error", clarify, "METHOD_NOT_ALLOWED", "The path does not take this method"),
  idempotency_in_flight: row(409, "idempotency_error", wait, "CONFLICT", "The first request with this Idempotency-Key is not finished"),
  precondition_failed: row(412, "invalid_request_error", clarify, "PRECONDITION_FAILED", "The record has changed since it was read"),
  webhook_disabled: row(409, "invalid_request_error", clarify, "CONFLICT", "The webhook is disabled"),
  delivery_not_finished: row(409, "invalid_request_error", clarify, "CONFLICT", "The delivery is still under way"),
  delivery_exhausted: row(409, "invalid_request_error", clarify, "CONFLICT", "The delivery has been attempted as often as any may be"),
  payload_too_large: row(413, "invalid_request_error", clarify, "PAYLOAD_TOO_LARGE", "The body is too large"),
  unsupported_media_type: row(415, "invalid_request_error", clarify, "UNSUPPORTED_MEDIA_TYPE", "The body is not JSON"),
  rate_limit_exceeded: row(429, "rate_limit_error", wait, "RATE_LIMITED", "A limit of the plan or the address is reached"),
  internal_error: row(500, "api_error", wait, "INTERNAL_ERROR", "The service failed"),
  dependency_unavailable: row(503, "api_error", wait, "UNAVAILABLE", "Something the answer depends on is not available"),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

export interface ErrorDetails {
  /** What went wrong, for a person. */
  message: string;
  /** The parameter or body field at fault. */
  param?: string;
  /** All fields of a body that are at fault, the first of them in `param`. */
  fields?: readonly { field: string; message: string }[];
  /** For `retry_with_clarification`: a question whose answer makes the call valid. */
  clarification?: string;
  /** For `use_alternative_tool`: a path that this caller can call. */
  alternative?: string;
  /** For `retry_after_seconds`. */
  afterSeconds?: number;
  /** Calls or values to try next. */
  suggestions?: readonly string[];
  /** Replaces the table's strategy where the same code can heal in another way. */
  strategy?: RetryStrategy;
  /** The failure underneath, for the log; never sent. */
  cause?: unknown;
}

/** A refusal or failure that the caller is told of. Verbs throw it, the renderers answer it. */
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
