import { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

/**
 * A document by which clients find the MCP servers: JSON that depends on the origin alone.
 *
 * @example
 * export default documentApp("/server.json", "application/json", makeEntry);
 */
export function documentApp(
  path: string,
  type: string,
  make: (origin: string) => object,
): Hono<AppEnv> {
  return new Hono<AppEnv>().get(path, (c) => {
    c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
    return c.body(JSON.stringify(make(siteOrigin(c))), 200, { "Content-Type": type });
  });
}
