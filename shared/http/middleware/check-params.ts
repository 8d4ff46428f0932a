import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../core/errors.ts";
import { isWellFormedPart, textRule } from "../../core/well-formed.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";

/** Refuses a path parameter that no record can have as its id, since it is not text. */
export function checkParams({ path }: Pick<Endpoint, "path">): MiddlewareHandler<AppEnv> {
  const params = path
    .split("/")
    .map((segment, place) => ({ place, name: segment.slice(1), isParam: segment.startsWith(":") }))
    .filter(({ isParam }) => isParam);
  return async function checkParams(c, next) {
    const segments = new URL(c.req.url).pathname.split("/");
    const wrong = params.find(({ place }) => !isWellFormedPart(segments[place] ?? ""));
    if (wrong) throw malformed(wrong.name);
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
