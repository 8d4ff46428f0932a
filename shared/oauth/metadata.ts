/** The documents by which clients find the authorization server and what it protects. */
import {
  type OauthChallenge,
  type OauthResource,
  oauthResources,
  resourcePaths,
} from "../access/oauth-scopes.ts";

/** Paths of the authorization server, the same at every issuer. */
export const oauthPaths = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  deviceAuthorization: "/oauth/device_authorization",
  device: "/oauth/device",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  server: "/.well-known/oauth-authorization-server",
  resource: "/.well-known/oauth-protected-resource",
} as const;

/** The names of the resources for people. */
export const resourceNames: Record<OauthResource, string> = {
  "/api/v1/intelligence/mcp": "Salary data",
  "/api/mcp": "Job pipeline",
  "/api": "Salary data and job pipeline",
};

/** The grant by which a device without a browser gets tokens (RFC 8628). */
export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** Authorization server metadata (RFC 8414, RFC 9207). @param origin the service's, which is the issuer. */
export function describeAuthorizationServer(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: origin + oauthPaths.authorize,
    token_endpoint: origin + oauthPaths.token,
    device_authorization_endpoint: origin + oauthPaths.deviceAuthorization,
    registration_endpoint: origin + oauthPaths.register,
    revocation_endpoint: origin + oauthPaths.revoke,
    scopes_supported: [...oauthResources["/api"]],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token", deviceGrant],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: resourcePaths.map((path) => origin + path),
    service_documentation: `${origin}/docs/mcp`,
    op_tos_uri: `${origin}/terms`,
    op_policy_uri: `${origin}/privacy`,
  };
}

/** Protected resource metadata (RFC 9728). */
export function describeResource(origin: string, path: OauthResource) {
  return {
    resource: origin + path,
    resource_name: resourceNames[path],
    authorization_servers: [origin],
    scopes_supported: [...oauthResources[path]],
    bearer_methods_supported: ["header"],
    resource_documentation: `${origin}/docs/mcp`,
    resource_tos_uri: `${origin}/terms`,
    resource_policy_uri: `${origin}/privacy`,
  };
}

/** The value of `WWW-Authenticate` by which a client finds the metadata of a resource (RFC 9728, 5.1). */
export function resourceChallenge(
  origin: string,
  path: OauthResource,
  { error, scopes = oauthResources[path], description }: OauthChallenge = {},
): string {
  const parameters = [
    ...(error ? [`error="${error}"`] : []),
    ...(description ? [`error_description="${description}"`] : []),
    `resource_metadata="${origin}${oauthPaths.resource}${path}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer realm="Compensation Intelligence", ${parameters.join(", ")}`;
}
