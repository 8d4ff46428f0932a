import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { type Credential, findKey, findToken } from "../../access/find-caller.ts";
import { readCredential } from "../../access/read-credential.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "../request/database.ts";
import { countFailedAuth, noteGuess, refusalOfGuesses, rejectThrottled } from "./rate-limit.ts";

const finders = { intelligence: findKey, pipeline: findToken } as const;
type Checked = keyof typeof finders & TokenKind;

/**
 * Finds out who is calling and leaves the caller in `c.var.caller`.
 *
 * A public endpoint takes a bad credential for none. Elsewhere it is 401, and
 * a credential that was never issued is counted against the address it came
 * from, so that guessing is slow.
 */
export function authenticate(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const kind: Checked = endpoint.access.kind === "token" ? "pipeline" : "intelligence";
  const required = endpoint.access.kind !== "public";

  return async function authenticate(c, next) {
    c.set("endpoint", endpoint);
    if (endpoint.secretUrl) return next();
    const header = c.req.header("authorization");
    const credential = header === undefined ? null : await find(c, header, kind, required);
    if (required) {
      if (header === undefined) throw absent(kind);
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
 * The database is not asked on behalf of an address that guesses.
 *
 * @param required whether such an address is refused; else its credential counts as none.
 */
async function find(
  c: Context<AppEnv>,
  header: string,
  kind: Checked,
  required: boolean,
): Promise<Credential | null> {
  const sha256 = await readCredential(header, kind);
  if (sha256 === null) return null;
  if (!isolateCredentials.hasFound(sha256)) {
    if (required) rejectThrottled(c);
    else if (refusalOfGuesses(c)) return null;
  }
  let asked = false;
  const found = await isolateCredentials.get(
    sha256,
    () => {
      asked = true;
      return finders[kind](openDatabase(c), sha256);
    },
    (work) => c.executionCtx.waitUntil(work),
  );
  if (!required && asked && !found) await noteGuess(c);
  return found;
}

function absent(kind: Checked): ApiError {
  return new ApiError("authentication_required", {
    message: "This endpoint needs a credential, and the request has no Authorization header.",
    clarification: `Which key should the call use? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`.`,
  });
}

function invalid(kind: Checked): ApiError {
  return new ApiError("authentication_required", {
    message: "The Authorization header holds no credential that is valid here.",
    clarification: `Is the key complete and unchanged? It is sent as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`: the prefix, then 38 letters and digits.`,
  });
}

/** The salary API knows one answer for a key that opens nothing; the pipeline API tells it apart. */
function revoked(kind: Checked): ApiError {
  if (kind === "intelligence") return invalid(kind);
  return new ApiError("credential_revoked", {
    message: "This token has been revoked.",
    clarification: "Which token replaces it? Create a new one in the account settings.",
  });
}
