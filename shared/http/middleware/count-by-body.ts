import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { rateLimit } from "./rate-limit.ts";

/** Counts the requests that do work, once their bodies are known. */
export function countByBody(
  endpoint: Endpoint,
  counts: (body: unknown) => boolean,
): MiddlewareHandler<AppEnv> {
  const count = rateLimit(endpoint);
  return async function countByBody(c, next) {
    return counts(c.get("body")) ? count(c, next) : next();
  };
}
