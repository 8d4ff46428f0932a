/** The errors of RFC 6749 and its extensions that this server responds with, and their HTTP status. */
const statusOf = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  invalid_target: 400,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  access_denied: 403,
  authorization_pending: 400,
  expired_token: 400,
  // No RFC has this code, but with `invalid_request` a client would not try again.
  request_timeout: 408,
  slow_down: 400,
  temporarily_unavailable: 503,
  server_error: 500,
} as const;

export type OauthErrorCode = keyof typeof statusOf;
type OauthStatus = (typeof statusOf)[OauthErrorCode] | 429;

/** A request that the authorization server refuses. The message is shown to the client's developer. */
export class OauthError extends Error {
  override readonly name = "OauthError";
  readonly code: OauthErrorCode;
  readonly status: OauthStatus;
  readonly retryAfterSeconds: number | undefined;

  /** @param options.status if it is not the code's own. */
  constructor(
    code: OauthErrorCode,
    message: string,
    {
      status = statusOf[code],
      retryAfterSeconds,
      cause,
    }: { status?: OauthStatus; retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
