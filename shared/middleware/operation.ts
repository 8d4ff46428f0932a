import { Hono, type MiddlewareHandler } from "hono";
import type { Endpoint } from "./endpoint.ts";
import type { AppEnv } from "./env.ts";
import { handleEndpoint } from "./handle.ts";
import { renderError } from "./response/error.ts";
import { authenticate } from "./steps/authenticate.ts";
import { edgeCache } from "./steps/edge-cache.ts";
import { identifyRequest } from "./steps/identify-request.ts";
import { checkParams, parseQuery } from "./steps/parse-query.ts";
import { countCall, rateLimit } from "./steps/rate-limit.ts";
import { requireAccess, requireUnitedStates } from "./steps/require-access.ts";
import { announceDeprecation, reportQuota, stampHeaders } from "./steps/response-headers.ts";

/** A Hono app of one route. Its contract is apart, because a copy of it with other fields would be another operation. */
export interface OperationApp extends Hono<AppEnv> {
  readonly contract: Endpoint;
}

/**
 * Makes the Hono app of an operation. It can be deployed alone, mounted with `app.route("/", hello)`, and called with
 * `hello.request("/api/mcp/hello", {}, env)`. `createApp` composes several, and adds what belongs to a whole service.
 *
 * @example
 * const hello = operation({ operationId: "hello", method: "get", path: "/api/mcp/hello", access: everyone, … });
 */
export function operation(contract: Endpoint): OperationApp {
  const app = new Hono<AppEnv>().onError(renderError);
  const steps = [identifyRequest(), stampHeaders(), ...stepsOf(contract)];
  app.on([contract.method.toUpperCase()], [contract.path], ...steps);
  return Object.assign(app, { contract });
}

/** The contracts of operations, by the same names: for what calls them within another request. */
export function contractsOf<Name extends string>(
  operations: Readonly<Record<Name, OperationApp>>,
): Record<Name, Endpoint> {
  const contracts = Object.entries<OperationApp>(operations).map(([name, { contract }]) => [
    name,
    contract,
  ]);
  return Object.fromEntries(contracts) as Record<Name, Endpoint>;
}

/** The middleware of an operation in the order in which a request passes through it, and its handler. */
export function stepsOf(contract: Endpoint): MiddlewareHandler<AppEnv>[] {
  const isPublic = contract.access.kind === "public";
  return [
    ...(contract.deprecation ? [announceDeprecation(contract.deprecation)] : []),
    authenticate(contract),
    ...(isPublic ? [] : [reportQuota(contract), requireAccess(contract)]),
    ...(contract.secretUrl ? [] : [rateLimit(contract)]),
    // It names ignored parameters in the header of every response after it, of refusals too.
    parseQuery(contract),
    ...(countParams(contract.path) > 0 ? [checkParams(contract)] : []),
    ...(hasBodyToParse(contract) ? [bodyParserOf(contract)] : []),
    ...(isPublic && contract.counts ? [countCall(contract)] : []),
    ...(contract.anyCountry ? [] : [requireUnitedStates()]),
    ...(contract.cache ? [edgeCache(contract)] : []),
    handleEndpoint(contract),
  ];
}

/** How many parts of a path are parameters. */
export function countParams(path: string): number {
  return path.split("/:").length - 1;
}

function hasBodyToParse({ body, takesFile, readsBody }: Endpoint): boolean {
  return takesFile === true || (body !== undefined && !readsBody);
}

function bodyParserOf(contract: Endpoint): MiddlewareHandler<AppEnv> {
  const { operationId } = contract;
  if (!contract.parseBody) throw new Error(`${operationId} does not say how its body is read.`);
  return contract.parseBody(contract);
}
