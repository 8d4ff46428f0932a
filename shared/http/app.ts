import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import type { Endpoint } from "./endpoint.ts";
import type { AppEnv } from "./env.ts";
import { handleEndpoint } from "./handle.ts";
import { announceDeprecation } from "./middleware/announce-deprecation.ts";
import { answerPreflight } from "./middleware/answer-preflight.ts";
import { authenticate } from "./middleware/authenticate.ts";
import { checkParams } from "./middleware/check-params.ts";
import { edgeCache } from "./middleware/edge-cache.ts";
import { identifyRequest } from "./middleware/identify-request.ts";
import { parseQuery } from "./middleware/parse-query.ts";
import { countCall, countPage, rateLimit } from "./middleware/rate-limit.ts";
import { reportQuota } from "./middleware/report-quota.ts";
import { requireAccess } from "./middleware/require-access.ts";
import { requireUnitedStates } from "./middleware/require-united-states.ts";
import { stampHeaders } from "./middleware/stamp-headers.ts";
import { noSuchEndpoint, noSuchMethod } from "./not-served.ts";
import { renderError } from "./response/error.ts";

/**
 * Creates the Hono app of one deployed function, with all the middleware that operations share.
 *
 * @param pages apps for people's pages and documents; their responses get the common headers.
 * @param fallback runs for a GET that nothing else serves, before the API's own 404.
 * @example
 * export default createApp([calculate, compare]);
 */
export function createApp(
  endpoints: readonly Endpoint[],
  pages: readonly Hono<AppEnv>[] = [],
  fallback?: MiddlewareHandler<AppEnv>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(identifyRequest(), stampHeaders(), answerPreflight());
  app.onError(renderError);
  app.notFound((c) => renderError(noSuchEndpoint(new URL(c.req.url).pathname), c));

  const paths = [...Map.groupBy(endpoints, (endpoint) => endpoint.path)];
  // Hono matches in the order of registration, and `/webhooks/:id` would match `/webhooks/test`.
  for (const [path, operations] of paths.toSorted(([a], [b]) => paramsIn(a) - paramsIn(b))) {
    for (const endpoint of operations) {
      const method = endpoint.method.toUpperCase();
      app.on([method], [path], ...middlewareOf(endpoint), handleEndpoint(endpoint));
    }
    const [deprecation] = operations.flatMap((operation) => operation.deprecation ?? []);
    if (deprecation) app.all(path, announceDeprecation(deprecation));
    app.all(path, rejectMethod(operations));
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
  return Math.max(...routes.map(({ path }) => paramsIn(path)));
}

function paramsIn(path: string): number {
  return path.split("/:").length - 1;
}

/** The middleware in the order in which a request passes through it. */
function middlewareOf(endpoint: Endpoint): MiddlewareHandler<AppEnv>[] {
  const isPublic = endpoint.access.kind === "public";
  return [
    ...(endpoint.deprecation ? [announceDeprecation(endpoint.deprecation)] : []),
    authenticate(endpoint),
    ...(isPublic ? [] : [reportQuota(endpoint), requireAccess(endpoint)]),
    ...(endpoint.secretUrl ? [] : [rateLimit(endpoint)]),
    // It names ignored parameters in the header of every response after it, of refusals too.
    parseQuery(endpoint),
    ...(paramsIn(endpoint.path) > 0 ? [checkParams(endpoint)] : []),
    ...(hasBodyToParse(endpoint) ? [bodyParserOf(endpoint)] : []),
    ...(isPublic && endpoint.counts ? [countCall(endpoint)] : []),
    ...(endpoint.anyCountry ? [] : [requireUnitedStates()]),
    ...(endpoint.cache ? [edgeCache(endpoint)] : []),
  ];
}

function hasBodyToParse({ body, takesFile, readsBody }: Endpoint): boolean {
  return takesFile === true || (body !== undefined && !readsBody);
}

function bodyParserOf(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const { operationId } = endpoint;
  if (!endpoint.parseBody) throw new Error(`${operationId} does not say how its body is read.`);
  return endpoint.parseBody(endpoint);
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
