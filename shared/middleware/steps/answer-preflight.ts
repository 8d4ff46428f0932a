import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "../env.ts";
import { allowedOrigin, exposedHeaders } from "../response/cors-headers.ts";

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

/** Answers preflight requests of every origin, without a credential. */
export function answerPreflight(): MiddlewareHandler<AppEnv> {
  return async function answerPreflight(c, next) {
    return c.req.method === "OPTIONS" ? preflight(c, next) : next();
  };
}
