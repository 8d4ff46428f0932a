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
  summary: "Ask the salary data over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with six tools: `list_capabilities`, `analyze_compensation`, `analyze_skills` (needs `skills:read`), `analyze_market` (needs `market:read`), `discover_roles_and_cities` and `find_adjacent_opportunities`. Their figures are those of the endpoints; each result carries `citation.request_id`. Each message counts once against the limits. What a tool refuses is told in its result, `isError`, with what to try next.",
  access: key("pro", "intelligence:read"),
  serve: (c) => serveSalaryTools(c, tools),
});
