import {
  baseScope,
  isOauthResource,
  mcpResources,
  type OauthResource,
  type OauthScope,
  oauthResources,
  parseOauthScopes,
  resourceAt,
  resourcePaths,
} from "../access/oauth-scopes.ts";
import type { OauthClient } from "./context.ts";
import { OauthError } from "./oauth-error.ts";
import { isChallenge } from "./pkce.ts";
import { isSameRedirectUri } from "./redirect-uri.ts";

const maxStateCharacters = 2_000;

/** What a client asks a person for. */
export interface RequestedAccess {
  resource: OauthResource;
  /**
   * The requested scopes that the resource has, with the scope of every grant; all scopes of the
   * resource if the client named none.
   */
  scopes: OauthScope[];
}

/** A client's request that a person has to approve. */
export interface Authorization extends RequestedAccess {
  /** The PKCE code challenge (S256). */
  challenge: string;
}

/**
 * The redirect URI of an authorization request, once it is known to be the client's. Before that,
 * nothing may be sent there: what is wrong is shown to the person.
 *
 * @throws {OauthError} `invalid_request`
 */
export function readRedirectUri(
  parameters: ReadonlyMap<string, string>,
  client: OauthClient,
): string {
  const requested = parameters.get("redirect_uri");
  if (requested === undefined) {
    throw new OauthError("invalid_request", "The parameter redirect_uri is missing.");
  }
  if (!client.redirectUris.some((registered) => isSameRedirectUri(registered, requested))) {
    throw new OauthError(
      "invalid_request",
      "The redirect_uri is not one that the client has registered.",
    );
  }
  return requested;
}

/**
 * Reads the rest of an authorization request. What is wrong with it is sent to the client.
 *
 * @param origin the service's.
 * @throws {OauthError}
 */
export function readAuthorization(
  parameters: ReadonlyMap<string, string>,
  origin: string,
): Authorization {
  if (parameters.get("response_type") !== "code") {
    throw new OauthError("unsupported_response_type", "response_type must be code.");
  }
  if ((parameters.get("state") ?? "").length > maxStateCharacters) {
    throw new OauthError(
      "invalid_request",
      `state is longer than ${maxStateCharacters} characters.`,
    );
  }
  const challenge = parameters.get("code_challenge") ?? "";
  if (parameters.get("code_challenge_method") !== "S256" || !isChallenge(challenge)) {
    throw new OauthError(
      "invalid_request",
      "code_challenge is required, with code_challenge_method=S256 (PKCE).",
    );
  }
  return { ...readRequestedAccess(parameters, origin), challenge };
}

/**
 * Reads the resource and the scopes of a request.
 *
 * @param origin the service's.
 * @throws {OauthError} `invalid_target`, `invalid_scope`
 */
export function readRequestedAccess(
  parameters: ReadonlyMap<string, string>,
  origin: string,
): RequestedAccess {
  const resource = readResource(parameters, origin);
  const asked = parameters.get("scope");
  const scopes =
    asked === undefined ? [...oauthResources[resource]] : parseOauthScopes(asked, resource);
  if (scopes.length === 0) {
    throw new OauthError(
      "invalid_scope",
      `None of the scopes belongs to this resource. It has: ${oauthResources[resource].join(" ")}.`,
    );
  }
  const base = baseScope(resource);
  return { resource, scopes: scopes.includes(base) ? scopes : [base, ...scopes] };
}

function readResource(parameters: ReadonlyMap<string, string>, origin: string): OauthResource {
  const url = parameters.get("resource");
  const named =
    url === undefined ? resourceOfScopes(parameters.get("scope")) : resourceAt(url, origin);
  if (named && isOauthResource(named)) return named;
  throw new OauthError(
    "invalid_target",
    `resource must be one of: ${resourcePaths.map((path) => origin + path).join(", ")}.`,
  );
}

/**
 * The resource for clients that know no resource indicators: the MCP server that has all of the scopes, or
 * the default for a client that names none either (RFC 6749, section 3.3): that whose tokens reach
 * nothing of a person's own. The consent page names it, and its tokens are of no use elsewhere.
 */
function resourceOfScopes(scope: string | undefined): OauthResource | null {
  if (scope === undefined) return "/api/v1/intelligence/mcp";
  const asked = scope.split(" ").filter((name) => name !== "");
  const having = mcpResources.filter(
    (path) => parseOauthScopes(scope, path).length === new Set(asked).size,
  );
  return asked.length > 0 && having.length === 1 ? (having[0] ?? null) : null;
}
