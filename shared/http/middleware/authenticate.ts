import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { type Credential, findKey, findToken, hasExpired } from "../../access/find-caller.ts";
import { readCredential } from "../../access/read-credential.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";
import type { Executor } from "../../db/bound.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "../request/connection.ts";
import { lookUpInTurn } from "../request/look-up-in-turn.ts";
import { siteOrigin } from "../request/site.ts";
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
    if (required && header === undefined) throw missing(kind, siteOrigin(c));
    const sent = header === undefined ? null : await read(header, endpoint, kind);
    // A misspelled credential is recognized by its checksum, without a look-up.
    if (required && sent === null) {
      await rejectGuess(c);
      throw invalid(kind, siteOrigin(c), header);
    }
    const credential = sent === null ? null : await find(c, sent, required);
    if (required && !credential) throw invalid(kind, siteOrigin(c));
    if (required && credential?.revoked) throw revoked(kind, siteOrigin(c));
    const isExpired = credential !== null && hasExpired(credential, c.get("now"));
    if (required && isExpired) throw expired(kind, siteOrigin(c));
    if (credential && !credential.revoked && !isExpired) {
      c.set("caller", credential.caller);
      // A key of the other API reads what all callers share.
      if (kind === "pipeline") c.set("ownerId", credential.caller.accountId);
    }
    await next();
  };
}

/** A well-formed credential that has not been looked up yet. */
interface SentCredential {
  /** By which caches know it: an access token is valid at one resource alone. */
  cacheKey: string;
  find(db: Executor): Promise<Credential | null>;
}

async function read(
  header: string,
  { oauth }: Pick<Endpoint, "oauth">,
  kind: CheckedKind,
): Promise<SentCredential | null> {
  const sha256 = await readCredential(header, kind);
  if (sha256 !== null) return { cacheKey: sha256, find: (db) => finders[kind](db, sha256) };
  const access = oauth ? await readCredential(header, "oauthAccess") : null;
  if (!oauth || access === null) return null;
  return {
    cacheKey: `${oauth.resource} ${access}`,
    find: (db) => oauth.findCaller(db, access),
  };
}

/**
 * Looks a credential up, after others if its address has sent too many wrong ones. It is never
 * rejected for those, because it may be right.
 */
async function find(
  c: Context<AppEnv>,
  sent: SentCredential,
  required: boolean,
): Promise<Credential | null> {
  let lookedUp = false;
  const lookUp = () => {
    lookedUp = true;
    return sent.find(connectionOf(c));
  };
  const queue = isolateCredentials.hasFound(sent.cacheKey) ? null : lookupQueueOf(c);
  const found = await isolateCredentials.get(
    sent.cacheKey,
    queue === null ? lookUp : () => lookUpInTurn(queue, lookUp),
    (work) => c.executionCtx.waitUntil(work),
  );
  if (!found && (required || lookedUp)) await countFailedAuth(c);
  return found;
}

/** What each API takes, in words. */
const names: Readonly<Record<CheckedKind, string>> = {
  intelligence: "a key of the Salary Data API",
  pipeline: "a token of the Job Pipeline API",
};

function described(kind: CheckedKind): string {
  return `${names[kind]} (\`${tokenPrefixes[kind]}…\`)`;
}

function whereToGet(kind: CheckedKind, origin: string): string[] {
  return [`Get ${names[kind]}: ${origin}/docs/authentication`];
}

function missing(kind: CheckedKind, origin: string): ApiError {
  return new ApiError("authentication_required", {
    message: `This endpoint requires ${described(kind)}, and the request has no Authorization header.`,
    clarification: `Which key should the call use? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`.`,
    suggestions: whereToGet(kind, origin),
  });
}

function invalid(kind: CheckedKind, origin: string, header = ""): ApiError {
  const other = kind === "pipeline" ? "intelligence" : "pipeline";
  if (header.includes(` ${tokenPrefixes[other]}`)) return ofOtherApi(kind, other, origin);
  return new ApiError("authentication_required", {
    message: `The Authorization header has no valid credential for this endpoint, which takes ${described(kind)}.`,
    clarification: `Is the key complete and unchanged? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`: the prefix, then 38 letters and digits.`,
    suggestions: whereToGet(kind, origin),
  });
}

/** The commonest mistake of who has both: the message says which of the two goes here. */
function ofOtherApi(kind: CheckedKind, other: CheckedKind, origin: string): ApiError {
  return new ApiError("authentication_required", {
    message: `The Authorization header has ${described(other)}, and this endpoint takes ${described(kind)}. Get one: ${origin}/docs/authentication`,
    param: "Authorization",
    clarification: `Which ${tokenPrefixes[kind]} credential should the call use? Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\`.`,
    suggestions: whereToGet(kind, origin),
  });
}

/** Only the Job Pipeline API distinguishes a revoked credential from an unknown one. */
function revoked(kind: CheckedKind, origin: string): ApiError {
  if (kind === "intelligence") return invalid(kind, origin);
  return new ApiError("credential_revoked", {
    message: "This token has been revoked.",
    clarification: "Which token replaces it? Create a new one under /app/keys.",
  });
}

/** An expired credential is refused as a revoked one is. */
function expired(kind: CheckedKind, origin: string): ApiError {
  if (kind === "intelligence") return invalid(kind, origin);
  return new ApiError("credential_revoked", {
    message: "This token has expired.",
    clarification: "Which token replaces it? Create a new one under /app/keys.",
  });
}
