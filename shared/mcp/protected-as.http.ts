import type { OauthResource } from "#shared/access/oauth-scopes.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { scopeMissing } from "#shared/oauth/describe-scope.ts";
import { resourceChallenge } from "#shared/oauth/metadata.ts";

/** Settings with which an endpoint takes access tokens of a resource, and says where a client gets one. */
export function protectedAs(
  resource: OauthResource,
): Pick<Endpoint, "resource" | "challenge" | "scopeMissing"> {
  return {
    resource,
    challenge: (origin, challenge) => resourceChallenge(origin, resource, challenge),
    scopeMissing,
  };
}
