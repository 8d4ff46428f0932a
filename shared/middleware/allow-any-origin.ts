import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Edge } from "../http/bindings.ts";

/** CORS for every origin; a preflight is answered here, without a credential. */
export function allowAnyOrigin(): MiddlewareHandler<Edge> {
  return cors({
    origin: "*",
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match"],
    exposeHeaders: [
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
      "ETag",
      "Age",
      "Cache-Status",
      "X-Ignored-Params",
      "Deprecation",
      "Link",
    ],
    maxAge: 86_400,
  }) as MiddlewareHandler<Edge>;
}
