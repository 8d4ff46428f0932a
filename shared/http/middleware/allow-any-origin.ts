import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "../env.ts";

const allowedOrigin = "*";
const exposedHeaders = [
  "Service-Version",
  "X-Request-Id",
  "X-RateLimit-Remaining",
  "X-RateLimit-Tier",
  "X-RateLimit-Limit",
  "X-RateLimit-Monthly-Limit",
  "X-RateLimit-Monthly-Remaining",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "ETag",
  "Age",
  "Cache-Status",
  "X-Ignored-Params",
  "Deprecation",
  "Link",
];

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

/** Of every response. */
export const originHeaders = {
  "Access-Control-Allow-Origin": allowedOrigin,
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
} as const;

/** CORS for every origin; a preflight is answered here, without a credential. */
export function allowAnyOrigin(): MiddlewareHandler<AppEnv> {
  return async function allowAnyOrigin(c, next) {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    await next();
    if (c.get("complete")) return;
    // Only now: headers that are set before there is an answer make Hono copy it whole.
    for (const [name, value] of Object.entries(originHeaders)) c.res.headers.set(name, value);
  };
}
