import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../core/errors.ts";
import { isWellFormedPart, textRule } from "../../core/well-formed.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { pathnameOf } from "../request/url-parts.ts";

/** Rejects a path parameter that is not well-formed text and so cannot be the id of any record. */
export function checkParams({ path }: Pick<Endpoint, "path">): MiddlewareHandler<AppEnv> {
  const params = path
    .split("/")
    .map((segment, index) => ({ index, name: segment.slice(1), isParam: segment.startsWith(":") }))
    .filter(({ isParam }) => isParam);
  return async function checkParams(c, next) {
    const segments = pathnameOf(c.req.url).split("/");
    const invalid = params.find(({ index }) => !isWellFormedPart(segments[index] ?? ""));
    if (invalid) throw malformed(invalid.name);
    await next();
  };
}

function malformed(param: string): ApiError {
  const hint = `Allowed: ${textRule}.`;
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} is not valid. ${hint}`,
    param,
    clarification: `Which value should ${param} have? ${hint}`,
  });
}
