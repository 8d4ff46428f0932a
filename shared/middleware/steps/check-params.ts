import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { findMalformedParam, malformedField } from "../request/well-formed-url.ts";

/** Rejects a path parameter that is not well-formed text and so cannot be the id of any record. */
export function checkParams({ path }: Pick<Endpoint, "path">): MiddlewareHandler<AppEnv> {
  return async function checkParams(c, next) {
    const malformed = findMalformedParam(path, c.req.url);
    if (malformed !== null) throw malformedField(malformed);
    await next();
  };
}
