import { openDatabase } from "#shared/middleware/request/database.ts";
import { widerNetworkOf } from "#shared/middleware/steps/rate-limit.ts";
import { parseRegistration, registerClient } from "#shared/oauth/clients.ts";
import { deviceGrant, oauthPaths } from "#shared/oauth/metadata.ts";
import { oauthApp, readOauthJson } from "#shared/oauth/oauth-app.http.ts";

/** `POST /oauth/register`: registers a public client (RFC 7591). */
export default oauthApp({
  path: oauthPaths.register,
  plan: "registration",
  async handle(c) {
    const now = c.get("now");
    const registration = parseRegistration(await readOauthJson(c));
    const { redirects, isDevice } = registration.grants;
    const context = { db: openDatabase(c), now, secretsKey: c.env.SECRETS_KEY };
    const client = await registerClient({ ...context, site: widerNetworkOf(c) }, registration);
    const body = {
      client_id: client.id,
      client_id_issued_at: Math.floor(now / 1_000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: [
        ...(redirects ? ["authorization_code"] : []),
        ...(isDevice ? [deviceGrant] : []),
        "refresh_token",
      ],
      response_types: redirects ? ["code"] : [],
      token_endpoint_auth_method: "none",
    };
    return { status: 201, body };
  },
});
