// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
import type * as models from "./models.ts";

/** The error codes of the Salary Data API, by HTTP status. */
export interface SalaryErrorCodes {
  400: "as_of_in_future" | "as_of_too_old" | "expand_path_sunset" | "expand_path_unknown" | "idempotency_key_reused" | "parameter_missing" | "roles_identical";
  401: "authentication_required";
  403: "credential_revoked" | "expand_path_forbidden" | "scope_insufficient" | "submission_required" | "tier_insufficient";
  404: "city_not_found" | "company_not_found" | "data_point_not_found" | "endpoint_not_found" | "role_not_found";
  405: "method_not_allowed";
  408: "body_too_slow";
  409: "idempotency_in_flight";
  413: "payload_too_large";
  415: "unsupported_media_type";
  429: "rate_limit_exceeded";
  500: "internal_error";
  503: "dependency_unavailable";
}

/** The error codes of the Job Pipeline API, by HTTP status. */
export interface PipelineErrorCodes {
  400: "VALIDATION_ERROR";
  401: "UNAUTHORIZED";
  403: "FORBIDDEN";
  404: "NOT_FOUND";
  405: "METHOD_NOT_ALLOWED";
  408: "REQUEST_TIMEOUT";
  409: "CONFLICT";
  412: "PRECONDITION_FAILED";
  413: "PAYLOAD_TOO_LARGE";
  415: "UNSUPPORTED_MEDIA_TYPE";
  429: "RATE_LIMITED";
  500: "INTERNAL_ERROR";
  503: "UNAVAILABLE";
}

/** The body of each webhook event, by its name. */
export interface WebhookEvents {
  "job.created": models.JobCreatedEvent;
  "job.updated": models.JobUpdatedEvent;
  "job.deleted": models.JobDeletedEvent;
  "job.status_changed": models.JobStatusChangedEvent;
  "contact.created": models.ContactCreatedEvent;
  "contact.updated": models.ContactUpdatedEvent;
  "contact.deleted": models.ContactDeletedEvent;
  "activity.created": models.ActivityCreatedEvent;
  "interview.scheduled": models.InterviewScheduledEvent;
  "offer.received": models.OfferReceivedEvent;
  "mail.received": models.MailReceivedEvent;
  "reminder.due": models.ReminderDueEvent;
  "webhook.test": models.WebhookTestEvent;
}
