import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { ApiError, type ErrorCode } from "../core/errors.ts";
import type { AppEnv } from "./env.ts";
import { countParams, type OperationApp, stepsOf } from "./operation.ts";
import { renderError } from "./response/error.ts";
import { answerPreflight } from "./steps/answer-preflight.ts";
import { identifyRequest } from "./steps/identify-request.ts";
import { countPage } from "./steps/rate-limit.ts";
import { announceDeprecation, stampHeaders } from "./steps/response-headers.ts";

/**
 * Creates the Hono app of one deployed function, with all the middleware that operations share.
 *
 * @param pages apps for people's pages and documents; their responses get the common headers.
 * @param fallback runs for a GET that nothing else serves, before the API's own 404.
 * @example
 * export default createApp([calculate, compare]);
 */
export function createApp(
  operations: readonly OperationApp[],
  pages: readonly Hono<AppEnv>[] = [],
  fallback?: MiddlewareHandler<AppEnv>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(identifyRequest(), stampHeaders(), answerPreflight());
  app.onError(renderError);
  app.notFound((c) => renderError(noSuchEndpoint(new URL(c.req.url).pathname), c));

  const contracts = operations.map(({ contract }) => contract);
  const paths = [...Map.groupBy(contracts, ({ path }) => path)];
  // Hono matches in the order of registration, and `/webhooks/:id` would match `/webhooks/test`.
  for (const [path, ofPath] of paths.toSorted(([a], [b]) => countParams(a) - countParams(b))) {
    // Their steps and not the apps, which would identify each request and stamp each response again.
    for (const contract of ofPath) {
      app.on([contract.method.toUpperCase()], [path], ...stepsOf(contract));
    }
    const [deprecation] = ofPath.flatMap((contract) => contract.deprecation ?? []);
    if (deprecation) app.all(path, announceDeprecation(deprecation));
    app.all(path, rejectMethod(ofPath));
  }
  // For the same reason, `/salaries/names.json` comes before `/salaries/:role`.
  for (const page of pages.toSorted((a, b) => mostParamsIn(a) - mostParamsIn(b))) {
    app.route("/", page);
    const ofPath = Map.groupBy(page.routes, ({ path }) => path);
    for (const [path, served] of ofPath) app.all(path, rejectMethod(served));
  }
  app.all("*", countUnknown);
  if (fallback) app.get("*", fallback);
  return app;
}

/** A path that nothing serves counts among the pages of its address, whatever key is sent with it. */
async function countUnknown(c: Context<AppEnv>, next: Next): Promise<void> {
  await countPage(c);
  await next();
}

function mostParamsIn({ routes }: Hono<AppEnv>): number {
  return Math.max(...routes.map(({ path }) => countParams(path)));
}

function rejectMethod(operations: readonly { method: string }[]): MiddlewareHandler<AppEnv> {
  // A page's middleware is registered for its method too.
  const methods = [...new Set(operations.map((operation) => operation.method.toUpperCase()))];
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  return async function rejectMethod(c) {
    c.header("Allow", allow);
    throw noSuchMethod(c.req.method, allow);
  };
}

/** Errors that no operation returns: a client gets them at another address, or from an older service. */

export const notServedCodes = [
  "endpoint_not_found",
  "method_not_allowed",
] as const satisfies readonly ErrorCode[];

export function noSuchEndpoint(path: string): ApiError {
  return new ApiError("endpoint_not_found", {
    message: `There is no endpoint at ${path.slice(0, 200)}.`,
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: ["/api/v1/intelligence/salaries/demo"],
  });
}

/** @param allow the methods of the path, as in the header of this name. */
export function noSuchMethod(method: string, allow: string): ApiError {
  return new ApiError("method_not_allowed", {
    message: `This path does not support ${method}.`,
    clarification: `Which of these methods should the call use: ${allow}?`,
  });
}
