import { NoParams } from "../../contracts/common.ts";
import { MarketData, MarketQuery } from "../../contracts/mcp.ts";
import { salaryContext } from "../../http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../http/define.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { attribute } from "../../salaries/attribute.ts";
import { market } from "../../salaries/market.ts";

/** The operations that the six tools call. */
export interface SalaryOperations {
  salary: Endpoint;
  history: Endpoint;
  projections: Endpoint;
  employerCost: Endpoint;
  compare: Endpoint;
  skills: Endpoint;
  adjacent: Endpoint;
  roles: Endpoint;
  search: Endpoint;
  cities: Endpoint;
}

/** What only the tool `analyze_market` asks: it has no path of its own over HTTP. */
export const marketOperation = salaryEndpoint({
  operationId: "analyzeMarket",
  method: "get",
  path: "/api/v1/intelligence/mcp/market",
  summary: "See the market of a role",
  description: "What a role pays, paid each year, and how much employers hire for its occupation.",
  access: key("pro", "intelligence:read", "market:read"),
  params: NoParams,
  query: MarketQuery,
  data: MarketData,
  errors: ["role_not_found", "city_not_found"],
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await market(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
