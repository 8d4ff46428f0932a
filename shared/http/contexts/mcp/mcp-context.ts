import type { Context } from "hono";
import type { Caller } from "../../../access/caller.ts";
import type { Scope } from "../../../access/scopes.ts";
import { resolveName } from "../../../catalog/resolve-name.ts";
import { listRolesBy, roleFamilies } from "../../../catalog/role-families.ts";
import type { McpContext } from "../../../mcp/context.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { AppEnv } from "../../env.ts";
import { readContent } from "../../request/content.ts";
import { siteOrigin } from "../../request/site.ts";
import { catalogContext } from "../catalog-context.ts";
import { callOperation } from "./call-operation.ts";

/**
 * What an MCP server needs to handle this request.
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

/** What the public MCP server needs: it looks at no credential but to count its calls. */
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
    caller,
    async call(operation, input) {
      const endpoint = endpoints.find((known) => known === operation);
      if (!endpoint) throw new Error(`the MCP server may not call ${operation.operationId}`);
      return callOperation(c, caller, endpoint, input);
    },
    resolveName: async (kind, text) => resolveName(await catalogContext(c), kind, text),
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
    nearestCities: async (slug) => (await catalogContext(c)).reference.nearestCities(slug),
  };
}
