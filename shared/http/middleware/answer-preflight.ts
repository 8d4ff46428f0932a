import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "../env.ts";
import { allowedOrigin, corsHeaders, exposedHeaders } from "../response/cors-headers.ts";

const preflight = cors({
  origin: allowedOrigin,
  allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
  allowHeaders: [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "Mcp-Session-Id",
    "Last-Event-ID",
  ],
  exposeHeaders: exposedHeaders,
  maxAge: 86_400,
}) as MiddlewareHandler<AppEnv>;

/** CORS for every origin. Preflight requests are answered here, without a credential. */
export function allowAnyOrigin(): MiddlewareHandler<AppEnv> {
  return async function allowAnyOrigin(c, next) {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    await next();
    if (c.get("headersFinal")) return;
    // After the response exists: headers set earlier would make Hono copy the whole response.
    for (const [name, value] of Object.entries(corsHeaders)) c.res.headers.set(name, value);
  };
}
