import type { Context } from "hono";
import { type OauthResource, resourceAt } from "#shared/access/oauth-scopes.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { readAccessTokenMs } from "#shared/oauth/access-token-lifetime.ts";
import { exchangeCode } from "#shared/oauth/exchange-code.ts";
import { exchangeDeviceCode } from "#shared/oauth/exchange-device-code.ts";
import type { IssuedTokens } from "#shared/oauth/issue-tokens.ts";
import { deviceGrant, oauthPaths } from "#shared/oauth/metadata.ts";
import {
  type OauthParameters,
  oauthApp,
  readOauthForm,
  requireParameter,
} from "#shared/oauth/oauth-app.http.ts";
import { OauthError } from "#shared/oauth/oauth-error.ts";
import { refreshTokens } from "#shared/oauth/refresh-tokens.ts";

/** `POST /oauth/token`: exchanges a code or a refresh token for tokens (RFC 6749, 7636, 8628, 8707). */
export default oauthApp({
  path: oauthPaths.token,
  plan: "oauth",
  async handle(c) {
    // The parameters must not be logged: they are secrets.
    const parameters = await readOauthForm(c);
    if (c.req.header("authorization") !== undefined || parameters.has("client_secret")) {
      throw new OauthError(
        "invalid_client",
        "Clients have no secret here: send client_id alone, as a parameter.",
      );
    }
    return { body: render(await exchange(c, parameters)) };
  },
});

async function exchange(c: Context<AppEnv>, parameters: OauthParameters): Promise<IssuedTokens> {
  const grantType = requireParameter(parameters, "grant_type");
  const context = {
    db: openDatabase(c),
    now: c.get("now"),
    secretsKey: c.env.SECRETS_KEY,
    accessTokenMs: readAccessTokenMs(c.env),
  };
  const common = {
    clientId: requireParameter(parameters, "client_id"),
    resource: readResource(parameters, siteOrigin(c)),
  };
  switch (grantType) {
    case "authorization_code":
      return exchangeCode(context, {
        ...common,
        code: requireParameter(parameters, "code"),
        redirectUri: requireParameter(parameters, "redirect_uri"),
        verifier: requireParameter(parameters, "code_verifier"),
      });
    case deviceGrant:
      return exchangeDeviceCode(context, {
        ...common,
        deviceCode: requireParameter(parameters, "device_code"),
      });
    case "refresh_token":
      return refreshTokens(context, {
        ...common,
        refreshToken: requireParameter(parameters, "refresh_token"),
      });
    default:
      throw new OauthError(
        "unsupported_grant_type",
        `grant_type must be authorization_code, refresh_token or ${deviceGrant}.`,
      );
  }
}

function readResource(parameters: OauthParameters, origin: string): OauthResource | null {
  const url = parameters.get("resource");
  if (url === undefined) return null;
  const resource = resourceAt(url, origin);
  if (!resource) throw new OauthError("invalid_target", "This service has no such resource.");
  return resource;
}

function render({ accessToken, refreshToken, expiresInSeconds, scopes }: IssuedTokens) {
  return {
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
    scope: scopes,
  };
}
