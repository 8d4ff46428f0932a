import { contractsOf } from "@compensation-intelligence/middleware";
import salary from "#functions/api/mcp/intelligence/salary.ts";
import { salaryToolsTier } from "#shared/access/tiers.ts";
import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { distributionEndpoint } from "#shared/api/distribution-endpoint.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { mcpContext } from "#shared/mcp/mcp-context.http.ts";
import { mcpEndpoint } from "#shared/mcp/mcp-endpoint.http.ts";
import { salaryTools, serveSalaryTools } from "#shared/mcp/salary/serve-salary-tools.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lookUpMarket as analyzeMarket } from "#shared/salaries/lookup-tools/look-up-market.ts";
import { MarketQuery } from "#shared/salaries/lookup-tools/mcp.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";
import adjacent from "./salaries/adjacent.ts";
import cities from "./salaries/cities.ts";
import compare from "./salaries/compare.ts";
import employerCost from "./salaries/employer-cost.ts";
import evaluate from "./salaries/evaluate.ts";
import history from "./salaries/history.ts";
import projections from "./salaries/projections.ts";
import roles from "./salaries/roles.ts";
import search from "./salaries/search.ts";
import skills from "./salaries/skills.ts";
import wageLevels from "./salaries/wage-levels.ts";

/** Only the tool `analyze_market` calls this operation: it is not served over HTTP. */
const market = salaryEndpoint({
  operationId: "analyzeMarket",
  method: "get",
  path: "/api/v1/intelligence/mcp/market",
  summary: "See the market of a role",
  description:
    "What a role pays, what it paid each year, and how much employers hire for its occupation.",
  access: key("pro", "intelligence:read", "market:read"),
  params: NoParams,
  query: MarketQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await analyzeMarket(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});

/** The operations of the tools, which the package serves too. */
export const operations = contractsOf({
  salary,
  history,
  projections,
  employerCost,
  wageLevels,
  compare,
  evaluate,
  skills,
  market,
  distribution: distributionEndpoint,
  adjacent,
  roles,
  search,
  cities,
});
const endpoints = Object.values(operations);
const tools = salaryTools(operations);

export default mcpEndpoint({
  family: "salary",
  operationId: "salaryMcp",
  path: "/api/v1/intelligence/mcp",
  summary: "Call salary tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with these tools: `list_capabilities`, `analyze_compensation`, `analyze_skills` (requires `skills:read`), `analyze_market` (requires `market:read`), `discover_roles_and_cities` and `find_adjacent_opportunities`. Offers are compared at `/mcp` (`compare_offers`), and figures traced at `/api/mcp` (`trace_figure`). They return the same figures as the endpoints, and each result includes `citation.request_id`. Each message counts once against the minute, and calls of tools and reads of resources once against the month. A call that a tool refuses, or that is over a limit, returns a result with `isError` and what to do next; any other message over a limit is 429. A call for which an application connected by OAuth lacks a scope is 403 with `insufficient_scope` in `WWW-Authenticate`.",
  access: key(salaryToolsTier, "intelligence:read"),
  begin: beginReference,
  insteadOfPlan: (origin) => ({
    message: `${origin}/mcp is open to everyone, without a key: it finds and lists roles and cities, says what a role pays at every level, whether an offer is fair, and which of several is better. What the plans have: ${origin}/pricing`,
  }),
  serve: (c) => serveSalaryTools(mcpContext(c, endpoints), tools),
});
