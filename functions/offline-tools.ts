import { contractsOf } from "@compensation-intelligence/middleware";
import { everyone } from "#shared/api/define-operation.http.ts";
import { mcpContext } from "#shared/mcp/mcp-context.http.ts";
import { mcpEndpoint } from "#shared/mcp/mcp-endpoint.http.ts";
import { packageTools, servePackageTools } from "#shared/mcp/package/serve-package-tools.ts";
import lineage from "./api/v1/intelligence/lineage/[data_point_id].ts";
import salaryMcp, { operations } from "./api/v1/intelligence/mcp.ts";
import compareOffers from "./api/v1/intelligence/salaries/compare-offers.ts";
import publicMcp from "./mcp.ts";
import { createOffline as create, type OfflineSource, offlineOperations } from "./offline.ts";

const own = { ...operations, ...contractsOf({ compareOffers, lineage }) };
const endpoints = Object.values(own);
const tools = packageTools(own);

/** A server of the package alone: it has in one place what a service's servers have about pay. */
const packageMcp = mcpEndpoint({
  family: "salary",
  operationId: "packageMcp",
  path: "/mcp/package",
  summary: "Call the package's tools over MCP",
  description: "The tools about pay of every server of a service, with the data of the package.",
  access: everyone,
  serve: (c) => servePackageTools(mcpContext(c, endpoints), tools),
});

/**
 * The same with the servers of tools for agents. Apart, because they are half of the code, which a
 * program reads and compiles at every start.
 */
export const createOffline = (source: OfflineSource) =>
  create(source, [...offlineOperations, publicMcp, salaryMcp, packageMcp]);
