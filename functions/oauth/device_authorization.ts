import { openDatabase } from "#shared/middleware/request/database.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { networkOf, widerNetworkOf } from "#shared/middleware/steps/rate-limit.ts";
import { findClient } from "#shared/oauth/clients.ts";
import { lifetimes, polling } from "#shared/oauth/context.ts";
import { beginDeviceRequest } from "#shared/oauth/device-requests.ts";
import { oauthPaths } from "#shared/oauth/metadata.ts";
import { oauthApp, readOauthForm, requireParameter } from "#shared/oauth/oauth-app.http.ts";
import { OauthError } from "#shared/oauth/oauth-error.ts";
import { readRequestedAccess } from "#shared/oauth/read-authorization.ts";

/** `POST /oauth/device_authorization`: gives a device without a browser the code that its person types (RFC 8628). */
export default oauthApp({
  path: oauthPaths.deviceAuthorization,
  plan: "device",
  async handle(c) {
    const parameters = await readOauthForm(c);
    const context = { db: openDatabase(c), now: c.get("now") };
    const client = await findClient(context, requireParameter(parameters, "client_id"));
    if (!client) throw new OauthError("invalid_client", "No registered client has this client_id.");
    const origin = siteOrigin(c);
    const { deviceCode, userCode } = await beginDeviceRequest(
      {
        ...context,
        secretsKey: c.env.SECRETS_KEY,
        ...{ network: networkOf(c), site: widerNetworkOf(c) },
      },
      client,
      readRequestedAccess(parameters, origin),
    );
    const page = origin + oauthPaths.device;
    const body = {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: lifetimes.deviceRequestMs / 1_000,
      interval: polling.intervalSeconds,
    };
    return { body };
  },
});
