import { key } from "../../../../shared/http/define.ts";
import { mcpEndpoint } from "../../../../shared/mcp/mcp-endpoint.ts";
import { salaryTools, serveSalaryTools } from "../../../../shared/mcp/salary/serve-salary-tools.ts";
import salary from "../../mcp/intelligence/salary.ts";
import adjacent from "./salaries/adjacent.ts";
import cities from "./salaries/cities.ts";
import compare from "./salaries/compare.ts";
import employerCost from "./salaries/employer-cost.ts";
import history from "./salaries/history.ts";
import projections from "./salaries/projections.ts";
import roles from "./salaries/roles.ts";
import search from "./salaries/search.ts";
import skills from "./salaries/skills.ts";

const tools = salaryTools({
  salary,
  history,
  projections,
  employerCost,
  compare,
  skills,
  adjacent,
  roles,
  search,
  cities,
});

export default mcpEndpoint({
  family: "salary",
  operationId: "salaryMcp",
  path: "/api/v1/intelligence/mcp",
  summary: "Call salary tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with these tools: `list_capabilities`, `analyze_compensation`, `analyze_skills` (requires `skills:read`), `analyze_market` (requires `market:read`), `discover_roles_and_cities` and `find_adjacent_opportunities`. They return the same figures as the endpoints, and each result includes `citation.request_id`. Each message counts once against the rate limits. A call that a tool refuses returns a result with `isError` and a hint on what to try next.",
  access: key("pro", "intelligence:read"),
  serve: (c) => serveSalaryTools(c, tools),
});
