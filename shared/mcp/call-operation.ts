import { type Context, Hono } from "hono";
import type { Endpoint } from "../http/endpoint.ts";
import type { AppEnv, Variables } from "../http/env.ts";
import { handleEndpoint } from "../http/handle.ts";
import { parseBody } from "../http/middleware/parse-body.ts";
import { parseQuery } from "../http/middleware/parse-query.ts";
import { requireAccess } from "../http/middleware/require-access.ts";
import { requireUnitedStates } from "../http/middleware/require-united-states.ts";
import { renderError } from "../http/response/error.ts";

/** What a call of an operation says. */
export interface OperationCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON where the operation takes a body. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface OperationAnswer {
  status: number;
  /** As it would be sent. */
  text: string;
  headers: Headers;
}

/**
 * Runs a declared operation inside the request that is being answered: access,
 * contract, handler and error shape are the operation's own, idempotency too.
 * Who calls is known already, and the request has been counted once.
 */
export async function callOperation(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  call: OperationCall,
): Promise<OperationAnswer> {
  const request = new Request(urlOf(c, endpoint, call), {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...call.headers,
      ...(endpoint.body ? { "content-type": "application/json" } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(call.body ?? {}) } : {}),
  });
  outer.set(request, c);
  const response = await appOf(endpoint).fetch(request, c.env, c.executionCtx);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

function urlOf(c: Context<AppEnv>, { path }: Endpoint, { params = {}, query = {} }: OperationCall) {
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return `${new URL(c.req.url).origin}${filled}${search === "" ? "" : `?${search}`}`;
}

/** The request that an inner one belongs to. */
const outer = new WeakMap<Request, Context<AppEnv>>();
const apps = new WeakMap<Endpoint, Hono<AppEnv>>();

const inherited = ["requestId", "now", "receivedAt", "caller", "admission", "counted"] as const;

function appOf(endpoint: Endpoint): Hono<AppEnv> {
  const known = apps.get(endpoint);
  if (known) return known;
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.use(async function inherit(c, next) {
    const { var: variables } = outer.get(c.req.raw) ?? c;
    for (const name of inherited) c.set<keyof Variables>(name, variables[name]);
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
