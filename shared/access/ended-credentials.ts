import type { ErrorCode } from "../core/errors.ts";

/** Credentials that calls of an API carry, by the kind of their token. */
export type ApiCredential = "intelligence" | "pipeline" | "oauthAccess";

/**
 * The error for a credential that was revoked or has expired. Programs that use OAuth get a new
 * access token on 401 alone; of a pipeline token the API's specification asks for 403.
 */
export const endedErrors = {
  intelligence: "authentication_required",
  pipeline: "credential_revoked",
  oauthAccess: "authentication_required",
} as const satisfies Record<ApiCredential, ErrorCode>;
