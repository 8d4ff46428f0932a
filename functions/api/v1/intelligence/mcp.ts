import { salaryToolsTier } from "../../../../shared/access/tiers.ts";
import { NoParams } from "../../../../shared/contracts/common.ts";
import { MarketQuery } from "../../../../shared/contracts/mcp.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { distributionEndpoint } from "../../../../shared/http/contexts/mcp/distribution-endpoint.ts";
import { mcpContext } from "../../../../shared/http/contexts/mcp/mcp-context.ts";
import { mcpEndpoint } from "../../../../shared/http/contexts/mcp/mcp-endpoint.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { salaryTools, serveSalaryTools } from "../../../../shared/mcp/salary/serve-salary-tools.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { market as analyzeMarket } from "../../../../shared/salaries/market.ts";
import salary from "../../mcp/intelligence/salary.ts";
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

const operations = {
  salary,
  history,
  projections,
  employerCost,
  compare,
  evaluate,
  skills,
  market,
  distribution: distributionEndpoint,
  adjacent,
  roles,
  search,
  cities,
};
const endpoints = Object.values(operations);
const tools = salaryTools(operations);

export default mcpEndpoint({
  family: "salary",
  operationId: "salaryMcp",
  path: "/api/v1/intelligence/mcp",
  summary: "Call salary tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with these tools: `list_capabilities`, `analyze_compensation`, `analyze_skills` (requires `skills:read`), `analyze_market` (requires `market:read`), `discover_roles_and_cities` and `find_adjacent_opportunities`. They return the same figures as the endpoints, and each result includes `citation.request_id`. Each message counts once against the rate limits. A call that a tool refuses returns a result with `isError` and a hint on what to try next.",
  access: key(salaryToolsTier, "intelligence:read"),
  serve: (c) => serveSalaryTools(mcpContext(c, endpoints), tools),
});
