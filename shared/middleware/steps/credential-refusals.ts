/** The errors for credentials that do not open an endpoint: what is wrong, and what would be right. */
import { type ApiCredential, endedErrors } from "../../access/ended-credentials.ts";
import type { Credential, Opened } from "../../access/find-caller.ts";
import type { OauthResource } from "../../access/oauth-scopes.ts";
import type { Access } from "../../contract/operation.ts";
import { ApiError } from "../../core/errors.ts";
import { type TokenKind, tokenPrefixes } from "../../credentials/token.ts";

/** The credentials that an endpoint accepts besides access tokens of OAuth. */
type OwnCredential = Exclude<ApiCredential, "oauthAccess">;

/** The credentials that an endpoint accepts, the usual one first. */
type OwnCredentials = readonly [OwnCredential, ...OwnCredential[]];

/** The credentials that open an endpoint, besides access tokens; of a public one, what it reads. */
export function credentialsOf(access: Access): OwnCredentials {
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

export function missing(kinds: OwnCredentials, origin: string): ApiError {
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
export function invalid(
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
export function ended({ opens, revoked }: Credential, origin: string): ApiError {
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
