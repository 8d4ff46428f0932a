import type { ErrorCode } from "../../core/errors.ts";
import type { Endpoint } from "../endpoint.ts";

/** Every error code an operation can return: its own, and those that follow from its declaration. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, errors } = endpoint;
  const codes: ErrorCode[] = ["rate_limit_exceeded", "internal_error", "dependency_unavailable"];
  if (Object.keys({ ...params.shape, ...query.shape }).length > 0) codes.push("parameter_missing");
  if (access.kind !== "public") codes.push("authentication_required");
  if (access.kind === "key") {
    if (access.tier !== "free") codes.push("tier_insufficient");
    if (access.scopes.length > 0) codes.push("scope_insufficient");
  }
  if (access.kind === "key" && access.orToken) {
    codes.push("tier_insufficient", "credential_revoked");
  }
  if (access.kind === "token") {
    codes.push("tier_insufficient", "scope_insufficient", "credential_revoked");
  }
  if (endpoint.body || endpoint.takesFile) {
    codes.push("parameter_missing", "body_too_slow", "payload_too_large", "unsupported_media_type");
  }
  if (endpoint.writes && endpoint.method === "post") {
    codes.push("parameter_missing", "idempotency_key_reused", "idempotency_in_flight");
  }
  if (endpoint.versioned) codes.push("precondition_failed");
  return [...new Set([...codes, ...errors])];
}
