import type { Context } from "hono";
import type { Caller } from "#shared/access/caller.ts";
import type { Scope } from "#shared/access/scopes.ts";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { findMeanings } from "#shared/catalog/find-meanings.ts";
import { resolveName } from "#shared/catalog/resolve-name.ts";
import { listRolesBy, roleFamilies } from "#shared/catalog/role-families.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readContent } from "#shared/middleware/request/content.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { offeredCities } from "#shared/reference/explain-place.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { callOperation } from "./call-operation.http.ts";
import type { McpContext, OverLimit } from "./context.ts";

/**
 * Makes the context with which an MCP server handles this request.
 *
 * @param endpoints the operations that its tools may call.
 * @param scopes what the credential may do within this server beyond its own scopes.
 * @throws if the request has no caller: an MCP server requires a credential.
 *
 * @example
 * const context = mcpContext(c, pipelineRoutes);
 * const { status, text } = await context.call(listJobs, { query: { status: "saved" } });
 */
export function mcpContext(
  c: Context<AppEnv>,
  endpoints: readonly Endpoint[],
  scopes: readonly Scope[] = [],
): McpContext {
  const caller = c.get("caller");
  if (!caller) throw new Error("an MCP server was called without a caller");
  return contextOf(c, endpoints, { ...caller, scopes: [...caller.scopes, ...scopes] });
}

/** Makes the context of the public MCP server, which looks at a credential only to count its calls. */
export function publicMcpContext(c: Context<AppEnv>, endpoints: readonly Endpoint[]): McpContext {
  return contextOf(c, endpoints, null);
}

function contextOf(
  c: Context<AppEnv>,
  endpoints: readonly Endpoint[],
  caller: Caller | null,
): McpContext {
  return {
    request: c.req.raw,
    message: c.get("body"),
    requestId: c.get("requestId"),
    origin: siteOrigin(c),
    now: c.get("now"),
    secretsKey: c.env.SECRETS_KEY,
    caller,
    overLimit: overLimitOf(c),
    async call(operation, input) {
      const endpoint = endpoints.find((known) => known === operation);
      if (!endpoint) throw new Error(`the MCP server may not call ${operation.operationId}`);
      return callOperation(c, caller, endpoint, input);
    },
    resolveName: async (kind, text) => resolveName(await catalogContext(c), kind, text),
    findMeanings: async (kind, text) => findMeanings(await catalogContext(c), kind, text),
    async describeCatalog() {
      const context = await catalogContext(c);
      const [families, cities] = await Promise.all([
        roleFamilies.open(context),
        context.reference.citySlugs(),
      ]);
      return { families, cities };
    },
    readContent: (file) => readContent(c, file),
    listRoles: async (letter) => listRolesBy(await catalogContext(c), { letter }),
    async nearestCities(slug) {
      const { reference } = await catalogContext(c);
      return offeredCities(await meantPlace(reference, slug));
    },
  };
}

function overLimitOf(c: Context<AppEnv>): OverLimit | null {
  const error = c.get("overLimit");
  if (!error) return null;
  const { code, row, message, details } = error;
  const { afterSeconds = 1 } = details;
  const ofCaller = c.get("admission")?.refusedBy ?? "minute";
  return {
    used: c.get("caller") ? ofCaller : "address",
    code: c.get("endpoint").family === "pipeline" ? row.pipeline : code,
    message,
    afterSeconds,
  };
}
