import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../core/errors.ts";
import type { AppEnv } from "../env.ts";

/**
 * Sends 503 if the query names another country: the data cover the United States only. The retry
 * strategy names another call, because waiting does not help.
 */
export function requireUnitedStates(): MiddlewareHandler<AppEnv> {
  return async function requireUnitedStates(c, next) {
    const query = c.get("query");
    const country =
      typeof query === "object" && query !== null && "country" in query ? query.country : "US";
    if (typeof country === "string" && country.toUpperCase() !== "US") throw notCovered(c.req.url);
    await next();
  };
}

function notCovered(requestUrl: string): ApiError {
  const url = new URL(requestUrl);
  url.searchParams.delete("country");
  const alternative = `${url.pathname}${url.search}`;
  return new ApiError("dependency_unavailable", {
    message: "There is no wage data for this country: the sources cover the United States only.",
    param: "country",
    strategy: "use_alternative_tool",
    alternative,
    suggestions: [`Ask for the United States: ${alternative}`],
  });
}
