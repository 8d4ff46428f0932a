import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { type Credential, findKey, findToken, hasExpired } from "../../access/find-caller.ts";
import { readCredential } from "../../access/read-credential.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "../request/database.ts";
import { lookUpInTurn } from "../request/look-up-in-turn.ts";
import { countFailedAuth, lookupQueueOf, rejectGuess } from "./rate-limit.ts";

const finders = { intelligence: findKey, pipeline: findToken } as const;
type CheckedKind = keyof typeof finders & TokenKind;

/**
 * Identifies the caller and stores it in `c.var.caller`.
 *
 * A public endpoint ignores an invalid credential. Elsewhere it is 401, and every credential that
 * was never issued is counted against the address it came from.
 */
export function authenticate(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const kind: CheckedKind = endpoint.access.kind === "token" ? "pipeline" : "intelligence";
  const required = endpoint.access.kind !== "public";

  return async function authenticate(c, next) {
    c.set("endpoint", endpoint);
    if (endpoint.secretUrl) return next();
    const header = c.req.header("authorization");
    if (required && header === undefined) throw missing(kind);
    const sha256 = header === undefined ? null : await readCredential(header, kind);
    // A misspelled credential is recognized by its checksum, without a look-up.
    if (required && sha256 === null) {
      await rejectGuess(c);
      throw invalid(kind);
    }
    const credential = sha256 === null ? null : await find(c, sha256, kind, required);
    if (required && !credential) throw invalid(kind);
    if (required && credential?.revoked) throw revoked(kind);
    const isExpired = credential !== null && hasExpired(credential, c.get("now"));
    if (required && isExpired) throw expired(kind);
    if (credential && !credential.revoked && !isExpired) c.set("caller", credential.caller);
    await next();
  };
}

/**
 * Looks a credential up, after others if its address has sent too many wrong ones. It is never
 * rejected for those, because it may be right.
 */
async function find(
  c: Context<AppEnv>,
  sha256: string,
  kind: CheckedKind,
  required: boolean,
): Promise<Credential | null> {
  let lookedUp = false;
  const lookUp = () => {
    lookedUp = true;
    return finders[kind](openDatabase(c), sha256);
  };
  const queue = isolateCredentials.hasFound(sha256) ? null : lookupQueueOf(c);
  const found = await isolateCredentials.get(
    sha256,
    queue === null ? lookUp : () => lookUpInTurn(queue, lookUp),
    (work) => c.executionCtx.waitUntil(work),
  );
  if (!found && (required || lookedUp)) await countFailedAuth(c);
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

/** An expired credential is refused as a revoked one is. */
function expired(kind: CheckedKind): ApiError {
  if (kind === "intelligence") return invalid(kind);
  return new ApiError("credential_revoked", {
    message: "This token has expired.",
    clarification: "Which token replaces it? Create a new one in the account settings.",
  });
}
