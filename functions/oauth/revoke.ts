import { openDatabase } from "#shared/middleware/request/database.ts";
import { revokeToken } from "#shared/oauth/grants.ts";
import { oauthPaths } from "#shared/oauth/metadata.ts";
import { oauthApp, readOauthForm, requireParameter } from "#shared/oauth/oauth-app.http.ts";

/** `POST /oauth/revoke`: revokes the grant that a token belongs to (RFC 7009). */
export default oauthApp({
  path: oauthPaths.revoke,
  plan: "oauth",
  async handle(c) {
    const parameters = await readOauthForm(c);
    const token = requireParameter(parameters, "token");
    const clientId = requireParameter(parameters, "client_id");
    await revokeToken({ db: openDatabase(c), now: c.get("now") }, token, clientId);
    return { body: {} };
  },
});
