import { Hono } from "hono";
import { resourcePaths } from "#shared/access/oauth-scopes.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { describeResource, oauthPaths } from "#shared/oauth/metadata.ts";

const app = new Hono<AppEnv>();
for (const path of resourcePaths) {
  app.get(`${oauthPaths.resource}${path}`, (c) => {
    c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
    return c.json(describeResource(siteOrigin(c), path));
  });
}

/** `GET /.well-known/oauth-protected-resource/…`: who issues tokens for an MCP endpoint (RFC 9728). */
export default app;
