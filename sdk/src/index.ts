export type { Answer, AnswerFacts, RequestOptions, SalaryAnswer } from "./answers/answer.ts";
export type { RateLimitPolicy, RateLimits } from "./answers/rate-limits.ts";
export {
  type AnyApiError,
  ApiError,
  AuthenticationError,
  ConflictError,
  type Correction,
  type ErrorCode,
  InvalidRequestError,
  isApiError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
} from "./errors/api-errors.ts";
export { CompensationError, ConnectionError, TimeoutError } from "./errors/client-errors.ts";
export type { ErrorSuggestion, SuggestedCall } from "./errors/suggestion.ts";
export type { PipelineErrorCodes, SalaryErrorCodes, WebhookEvents } from "./generated/codes.ts";
export type * as models from "./generated/models.ts";
export { PipelineClient, type PipelineClientOptions } from "./pipeline-client.ts";
export { SalaryClient, type SalaryClientOptions } from "./salary-client.ts";
export type { Page, PageList, PageOptions, PartList, SalaryPage } from "./transport/pages.ts";
export type { ClientSettings, RetryNotice } from "./transport/settings.ts";
export { version } from "./version.ts";
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
  WebhookVerificationError,
} from "./webhooks/verify-webhook.ts";
