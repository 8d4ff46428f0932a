import { type Context, Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** `GET /.well-known/api-catalog`: where the APIs and their descriptions are (RFC 9727, RFC 9264). */
export default new Hono<AppEnv>().get("/.well-known/api-catalog", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  c.header("Link", '</.well-known/api-catalog>; rel="api-catalog"');
  return c.body(JSON.stringify(makeCatalog(c)), 200, { "Content-Type": type });
});

function makeCatalog(c: Context<AppEnv>) {
  const origin = siteOrigin(c);
  const described = {
    "service-desc": [{ href: `${origin}/openapi.json`, type: "application/vnd.oai.openapi+json" }],
    "service-doc": [{ href: `${origin}/docs`, type: "text/html" }],
  };
  const apis = [`${origin}/api/v1/intelligence/`, `${origin}/api/mcp/`];
  return {
    linkset: [
      { anchor: `${origin}/.well-known/api-catalog`, item: apis.map((href) => ({ href })) },
      ...apis.map((anchor) => ({ anchor, ...described })),
    ],
  };
}
