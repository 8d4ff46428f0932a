/** The one table of scopes that a client can be granted, for both APIs. */
import { type Scope, scopesOf } from "./scopes.ts";
import { includesTier, pipelineTier, salaryToolsTier, type Tier } from "./tiers.ts";

/** `pipeline:read` equals a `read` token of the Job Pipeline API, both together a `read_write` one. */
const pipelineScopes = ["pipeline:read", "pipeline:write"] as const;

type PipelineScope = (typeof pipelineScopes)[number];
export type OauthScope = Scope | PipelineScope;

/** The scopes that the tools of the salary server need. */
const salaryScopes = [
  "intelligence:read",
  "skills:read",
  "market:read",
] as const satisfies readonly Scope[];

/**
 * The resources of this service that tokens are issued for, by path, and the scopes that their tools
 * need. The first scope is one that every grant has: of an MCP server, nothing works without it.
 */
export const oauthResources = {
  "/api/v1/intelligence/mcp": salaryScopes,
  "/api/mcp": pipelineScopes,
  /** Both APIs and their MCP servers, for a person's own program such as the command line. */
  "/api": [...salaryScopes, "intelligence:lineage", ...pipelineScopes],
} as const satisfies Record<string, readonly OauthScope[]>;

/** The resources that are MCP servers, whose tokens open nothing else. */
export const mcpResources = [
  "/api/v1/intelligence/mcp",
  "/api/mcp",
] as const satisfies readonly OauthResource[];

export type OauthResource = keyof typeof oauthResources;

/** The lowest plan on which each resource can be used. */
export const lowestTierOfResource: Record<OauthResource, Tier> = {
  "/api/v1/intelligence/mcp": salaryToolsTier,
  "/api/mcp": pipelineTier,
  "/api": "free",
};

export function isPipelineScope(scope: OauthScope): scope is PipelineScope {
  return (pipelineScopes as readonly string[]).includes(scope);
}

export const resourcePaths = Object.keys(oauthResources) as OauthResource[];

export function isOauthResource(path: string): path is OauthResource {
  return Object.hasOwn(oauthResources, path);
}

/** The resource that a URL names; null if it is none of this service's. @param origin the service's. */
export function resourceAt(url: string, origin: string): OauthResource | null {
  return resourcePaths.find((path) => url === origin + path) ?? null;
}

/** The scopes of a resource that an account on this plan can use; none if the plan lacks the resource. */
export function usableScopes(resource: OauthResource, tier: Tier): OauthScope[] {
  if (!includesTier(tier, lowestTierOfResource[resource])) return [];
  const ofKeys: readonly OauthScope[] = scopesOf(tier);
  return oauthResources[resource].filter((scope) =>
    isPipelineScope(scope) ? includesTier(tier, pipelineTier) : ofKeys.includes(scope),
  );
}

/** The scope that every grant of a resource has. */
export function baseScope(resource: OauthResource): OauthScope {
  return oauthResources[resource][0];
}

/** Reads space-separated scopes; those that the resource does not have are left out. */
export function parseOauthScopes(text: string, resource: OauthResource): OauthScope[] {
  const known: readonly string[] = oauthResources[resource];
  const given = new Set(text.split(" "));
  return known.filter((scope): scope is OauthScope => given.has(scope));
}

/** Why a request was not authorized, and what the client is to ask for. */
export interface OauthChallenge {
  error?: "invalid_token" | "insufficient_scope" | undefined;
  /** The scopes to ask for; all of the resource if absent. */
  scopes?: readonly string[] | undefined;
  /** A description for people: ASCII without quotation marks and backslashes (RFC 6750, section 3). */
  description?: string | undefined;
}
