import type { OauthResource } from "../../../access/oauth-scopes.ts";
import { resourceChallenge } from "../../../oauth/metadata.ts";
import { scopeMissing } from "../../../oauth/scope-missing.ts";
import type { Endpoint } from "../../endpoint.ts";

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
