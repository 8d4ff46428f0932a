import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { type Credential, findKey, findToken } from "../../access/find-caller.ts";
import { readCredential } from "../../access/read-credential.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "../request/database.ts";
import { countFailedAuth, findThrottle, recordFailedAuth, rejectThrottled } from "./rate-limit.ts";

const finders = { intelligence: findKey, pipeline: findToken } as const;
type CheckedKind = keyof typeof finders & TokenKind;

/**
 * Identifies the caller and stores it in `c.var.caller`.
 *
 * A public endpoint ignores an invalid credential. Elsewhere it is 401, and a credential that was
 * never issued is counted against the address it came from, which makes guessing slow.
 */
export function authenticate(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const kind: CheckedKind = endpoint.access.kind === "token" ? "pipeline" : "intelligence";
  const required = endpoint.access.kind !== "public";

  return async function authenticate(c, next) {
    c.set("endpoint", endpoint);
    if (endpoint.secretUrl) return next();
    const header = c.req.header("authorization");
    const credential = header === undefined ? null : await find(c, header, kind, required);
    if (required) {
      if (header === undefined) throw missing(kind);
      if (!credential) {
        await countFailedAuth(c);
        throw invalid(kind);
      }
      if (credential.revoked) throw revoked(kind);
    }
    if (credential && !credential.revoked) c.set("caller", credential.caller);
    await next();
  };
}

/**
 * Looks a credential up, but not for an address with too many failed authentications.
 *
 * @param required whether such an address is rejected; otherwise its credential is ignored.
 */
async function find(
  c: Context<AppEnv>,
  header: string,
  kind: CheckedKind,
  required: boolean,
): Promise<Credential | null> {
  const sha256 = await readCredential(header, kind);
  if (sha256 === null) return null;
  if (!isolateCredentials.hasFound(sha256)) {
    if (required) rejectThrottled(c);
    else if (findThrottle(c)) return null;
  }
  let lookedUp = false;
  const found = await isolateCredentials.get(
    sha256,
    () => {
      lookedUp = true;
      return finders[kind](openDatabase(c), sha256);
    },
    (work) => c.executionCtx.waitUntil(work),
  );
  if (!required && lookedUp && !found) await recordFailedAuth(c);
  return found;
}

function missing(kind: CheckedKind): ApiError {
  return new ApiError("authentication_required", {
    message: "This endpoint requires a credential, and the request has no Authorization header.",
    clarification: `Which key should the call use? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`.`,
  });
}

function invalid(kind: CheckedKind): ApiError {
  return new ApiError("authentication_required", {
    message: "The Authorization header has no valid credential for this API.",
    clarification: `Is the key complete and unchanged? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`: the prefix, then 38 letters and digits.`,
  });
}

/** Only the Job Pipeline API distinguishes a revoked credential from an unknown one. */
function revoked(kind: CheckedKind): ApiError {
  if (kind === "intelligence") return invalid(kind);
  return new ApiError("credential_revoked", {
    message: "This token has been revoked.",
    clarification: "Which token replaces it? Create a new one in the account settings.",
  });
}
