import { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { describeAuthorizationServer, oauthPaths } from "#shared/oauth/metadata.ts";

/** `GET /.well-known/oauth-authorization-server`: where clients get tokens, and how (RFC 8414). */
export default new Hono<AppEnv>().get(oauthPaths.server, (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.json(describeAuthorizationServer(siteOrigin(c)));
});
