import { type Context, Hono } from "hono";
import type { Caller } from "#shared/access/caller.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv, Variables } from "#shared/middleware/env.ts";
import { handleEndpoint } from "#shared/middleware/handle.ts";
import { renderError } from "#shared/middleware/response/error.ts";
import { parseBody } from "#shared/middleware/steps/parse-body.ts";
import { parseQuery } from "#shared/middleware/steps/parse-query.ts";
import { requireAccess, requireUnitedStates } from "#shared/middleware/steps/require-access.ts";
import type { OperationInput, OperationResponse } from "./context.ts";

/**
 * Runs an operation within the current request, through the operation's own access check,
 * validation, handler, idempotency and error format. The outer request has authenticated the
 * caller and counted the call, so neither happens again.
 */
export async function callOperation(
  c: Context<AppEnv>,
  caller: Caller | null,
  endpoint: Endpoint,
  input: OperationInput,
): Promise<OperationResponse> {
  const request = new Request(urlOf(c, endpoint, input), {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...input.headers,
      ...(endpoint.body ? { "content-type": "application/json" } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(input.body ?? {}) } : {}),
  });
  outerVariables.set(request, { ...c.var, ...(caller ? { caller } : {}) });
  const response = await appFor(endpoint).fetch(request, c.env, c.executionCtx);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

function urlOf(
  c: Context<AppEnv>,
  { path }: Endpoint,
  { params = {}, query = {} }: OperationInput,
) {
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return `${new URL(c.req.url).origin}${filled}${search === "" ? "" : `?${search}`}`;
}

/** The variables of the request that an inner request belongs to. */
const outerVariables = new WeakMap<Request, Variables>();
const apps = new WeakMap<Endpoint, Hono<AppEnv>>();

const inherited = ["requestId", "now", "receivedAt", "caller", "admission", "counted"] as const;

function appFor(endpoint: Endpoint): Hono<AppEnv> {
  const existing = apps.get(endpoint);
  if (existing) return existing;
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.use(async function inherit(c, next) {
    const variables = outerVariables.get(c.req.raw) ?? c.var;
    for (const name of inherited) {
      if (variables[name] !== undefined) c.set<keyof Variables>(name, variables[name]);
    }
    c.set("endpoint", endpoint);
    await next();
  });
  app.on(
    [endpoint.method.toUpperCase()],
    [endpoint.path],
    requireAccess(endpoint),
    parseQuery(endpoint),
    parseBody(endpoint),
    requireUnitedStates(),
    handleEndpoint(endpoint),
  );
  apps.set(endpoint, app);
  return app;
}
