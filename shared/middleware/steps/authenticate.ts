import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { type ApiCredential, endedErrors } from "../../access/ended-credentials.ts";
import { findAccessToken } from "../../access/find-access-token.ts";
import {
  type Credential,
  findKey,
  findToken,
  hasExpired,
  type Opened,
} from "../../access/find-caller.ts";
import type { OauthResource } from "../../access/oauth-scopes.ts";
import { readCredential, type SentCredential } from "../../access/read-credential.ts";
import type { Access } from "../../contract/operation.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";
import type { Executor } from "../../db/bound.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { whileCallsFollow } from "../request/calls-follow.ts";
import { connectionOf } from "../request/database.ts";
import { lookUpInTurn } from "../request/look-up-in-turn.ts";
import { siteOrigin } from "../request/site.ts";
import { countFailedAuth, lookupQueueOf } from "./rate-limit.ts";

type Find = (db: Executor, sha256: string) => Promise<Credential | null>;

/** How credentials for calls are found. A token of another kind in the header is as wrong as a guess. */
const finders: Partial<Record<TokenKind, Find>> = {
  intelligence: findKey,
  whitelabel: findKey,
  pipeline: findToken,
  oauthAccess: findAccessToken,
};

/**
 * Identifies the caller and stores it in `c.var.caller`.
 *
 * A public endpoint ignores an invalid credential. Elsewhere it is rejected, and every credential
 * that was never issued is counted against the address it came from.
 */
export function authenticate(endpoint: Omit<Endpoint, "handle">): MiddlewareHandler<AppEnv> {
  const { access, resource } = endpoint;
  const kinds = credentialsOf(access);
  const [kind] = kinds;
  const required = access.kind !== "public";
  const isOfApis = endpoint.path.startsWith("/api/");
  const opensThis = ({ opens }: Credential) =>
    opens === resource || kinds.some((own) => own === opens) || (isOfApis && opens === "/api");

  return async function authenticate(c, next) {
    c.set("endpoint", endpoint);
    if (endpoint.secretUrl) return next();
    const header = c.req.header("authorization");
    if (required && header === undefined) throw missing(kinds, siteOrigin(c));
    const sent = header === undefined ? null : await readCredential(header);
    // Whatever else is sent to a public endpoint is ignored, so it is not looked up either.
    const isHonored = sent?.kind === kind || (isOfApis && sent?.kind === "oauthAccess");
    const finder = sent && (required || isHonored) ? finders[sent.kind] : undefined;
    const credential = sent && finder ? await find(c, sent, finder, endpoint) : null;
    const isAlive = credential !== null && !hasEnded(credential, c.get("now"));
    if (required) {
      // A misspelled credential is recognized by its checksum, without a look-up.
      if (!finder) await countFailedAuth(c);
      if (!credential || !opensThis(credential)) {
        const wrong = { sent: sent?.kind, opens: credential?.opens, resource };
        throw invalid(kinds, siteOrigin(c), wrong);
      }
      if (!isAlive) throw ended(credential, siteOrigin(c));
    }
    if (isAlive && opensThis(credential)) {
      const { caller, pipelineCaller = caller } = credential;
      c.set("caller", kind === "pipeline" ? pipelineCaller : caller);
      // A key of the other API reads what all callers share.
      if (kind === "pipeline") c.set("ownerId", caller.accountId);
    }
    await next();
  };
}

function hasEnded(credential: Credential, now: number): boolean {
  return credential.revoked || hasExpired(credential, now);
}

/**
 * Looks a credential up, after others if its address has sent too many wrong ones. It is never
 * rejected for those, because it may be right.
 */
async function find(
  c: Context<AppEnv>,
  { sha256 }: SentCredential,
  finder: Find,
  { access, begin }: Pick<Endpoint, "access" | "begin">,
): Promise<Credential | null> {
  let lookedUp = false;
  const queue = isolateCredentials.hasFound(sha256) ? null : lookupQueueOf(c);
  const lookUp = () => {
    lookedUp = true;
    const found = finder(connectionOf(c), sha256);
    if (queue === null) begin?.(c);
    return found;
  };
  const findOnce = () =>
    isolateCredentials.get(
      sha256,
      queue === null ? lookUp : () => lookUpInTurn(queue, lookUp),
      (work) => c.executionCtx.waitUntil(work),
    );
  // The figures of the other API are read from memory, and by another client.
  const found = await (access.kind === "token" ? whileCallsFollow(c, findOnce) : findOnce());
  if (!found && (access.kind !== "public" || lookedUp)) await countFailedAuth(c);
  return found;
}

/** The errors for credentials that do not open an endpoint: what is wrong, and what would be right. */

/** The credentials that an endpoint accepts besides access tokens of OAuth. */
type OwnCredential = Exclude<ApiCredential, "oauthAccess">;

/** The credentials that an endpoint accepts, the usual one first. */
type OwnCredentials = readonly [OwnCredential, ...OwnCredential[]];

/** The credentials that open an endpoint, besides access tokens; of a public one, what it reads. */
function credentialsOf(access: Access): OwnCredentials {
  if (access.kind === "token") return ["pipeline"];
  return access.kind === "key" && access.orToken ? ["intelligence", "pipeline"] : ["intelligence"];
}

interface Description {
  /** Its name for people. */
  name: string;
  opens: string;
}

const own: Record<OwnCredential, Description> = {
  intelligence: { name: "a key of the Salary Data API", opens: "/api/v1/intelligence" },
  pipeline: { name: "a token of the Job Pipeline API", opens: "/api/mcp" },
};

const all: Partial<Record<TokenKind, Description>> = {
  ...own,
  whitelabel: { name: "a white-label key", opens: "the widget alone" },
  oauthAccess: { name: "an access token", opens: "what it was issued for alone" },
};

function missing(kinds: OwnCredentials, origin: string): ApiError {
  return new ApiError("authentication_required", {
    message: `This endpoint requires ${described(kinds)}, and the request has no Authorization header.`,
    clarification: `Which key should the call use? ${sendAs(kinds[0])}.`,
    suggestions: whereToGet(kinds, origin),
  });
}

interface WrongCredential {
  /** The kind of a well-formed credential, whether or not it was issued. */
  sent: TokenKind | undefined;
  /** The use for which it was issued, if it was. */
  opens: Opened | undefined;
  /** The resource of OAuth that the endpoint is, if it is one. */
  resource: OauthResource | undefined;
}

/** The error for a credential that was never issued, or that opens something else. */
function invalid(
  kinds: OwnCredentials,
  origin: string,
  { sent, opens, resource }: WrongCredential,
): ApiError {
  if (sent === "oauthAccess" && (resource || !opens)) {
    return invalidAccessToken(resource, opens, origin);
  }
  const [kind] = kinds;
  const other = kinds.some((own) => own === sent) ? undefined : sent && all[sent];
  // The commonest mistake of people who have both: the message says which of the two goes here.
  if (sent && other) {
    const isPath = opens?.startsWith("/");
    return new ApiError("authentication_required", {
      message: `The Authorization header has ${other.name} (\`${tokenPrefixes[sent]}…\`), which opens ${isPath ? opens : other.opens}, and this endpoint takes ${described(kinds)}. Get one: ${origin}/docs/authentication`,
      param: "Authorization",
      clarification: `Which ${tokenPrefixes[kind]} credential should the call use? ${sendAs(kind)}.`,
      suggestions: whereToGet(kinds, origin),
    });
  }
  return new ApiError("authentication_required", {
    message: `The Authorization header has no valid credential for this endpoint, which takes ${described(kinds)}.`,
    clarification: `Is the key complete and unchanged? ${sendAs(kind)}: the prefix, then 38 letters and digits.`,
    suggestions: whereToGet(kinds, origin),
  });
}

/**
 * The error for an access token at a resource of OAuth that it does not open. One that expired a
 * while ago is unknown.
 */
function invalidAccessToken(
  resource: OauthResource | undefined,
  opens: Opened | undefined,
  origin: string,
): ApiError {
  return resource && opens
    ? reconnect(`opens ${opens}. For ${resource} the application has to connect separately.`)
    : reconnect(`is not known, and may have expired. ${refreshAt(origin)}`);
}

/** The error for a credential of this endpoint that was revoked or has expired. */
function ended({ opens, revoked }: Credential, origin: string): ApiError {
  const how = revoked ? "was revoked" : "has expired";
  if (opens === "pipeline" || opens === "intelligence") {
    const name = opens === "pipeline" ? "token" : "key";
    return new ApiError(endedErrors[opens], {
      message: `This ${name} ${how}. Create a new one: ${origin}/app/keys`,
      clarification: `Which ${name} replaces it? ${sendAs(opens)}.`,
    });
  }
  return reconnect(`${how}. ${revoked ? "Connect again to get another." : refreshAt(origin)}`);
}

function reconnect(fault: string): ApiError {
  return new ApiError(endedErrors.oauthAccess, {
    message: `This access token ${fault}`,
    clarification: "May the application connect again, if it has no refresh token?",
  });
}

function refreshAt(origin: string): string {
  return `Get a new one with its refresh token: ${origin}/oauth/token`;
}

function described(kinds: OwnCredentials): string {
  return kinds.map((kind) => `${own[kind].name} (\`${tokenPrefixes[kind]}…\`)`).join(" or ");
}

function sendAs(kind: OwnCredential): string {
  return `Send it as \`Authorization: Bearer ${tokenPrefixes[kind]}…\``;
}

function whereToGet(kinds: OwnCredentials, origin: string): string[] {
  return kinds.map((kind) => `Get ${own[kind].name}: ${origin}/docs/authentication`);
}
