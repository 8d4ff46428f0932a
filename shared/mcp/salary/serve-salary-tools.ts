import type { McpContext } from "../context.ts";
import { salaryPrompts } from "../prompts/prompts.ts";
import { resources } from "../resources/resources.ts";
import { type McpServerIdentity, serveMcp } from "../serve-mcp.ts";
import type { Tool } from "../tool.ts";
import { analyzeCompensation } from "./analyze-compensation.ts";
import { analyzeMarket, analyzeSkills } from "./analyze-market.ts";
import { discoverRolesAndCities } from "./discover-roles-and-cities.ts";
import { findAdjacentOpportunities } from "./find-adjacent-opportunities.ts";
import { listCapabilities, scopeOf } from "./list-capabilities.ts";
import type { SalaryOperations } from "./salary-tool.ts";

const identity: McpServerIdentity = {
  name: "compensation-intelligence",
  title: "Compensation Intelligence",
  instructions:
    "U.S. pay by role, city and experience, from public data: analyze_compensation first. Roles and cities may be slugs or plain words; discover_roles_and_cities finds them. All amounts are whole USD a year. Quote citation.text, and give the interval and the assumptions with every figure. Null means that no source reports the value. Answers are short: `fields` returns more.",
};

/**
 * The tools of the Salary Data API over these operations.
 *
 * @param further tools of the same server, which `list_capabilities` names too.
 */
export function salaryTools(operations: SalaryOperations, further: readonly Tool[] = []): Tool[] {
  const tools = [
    listCapabilities(operations, further),
    analyzeCompensation(operations),
    analyzeSkills(operations),
    analyzeMarket(operations),
    discoverRolesAndCities(operations),
    findAdjacentOpportunities(operations),
  ];
  return tools.map((tool) => {
    const scope = scopeOf[tool.name];
    return scope ? { ...tool, scope } : tool;
  });
}

/** Responds to one MCP message, sent with a salary key, with these tools. */
export function serveSalaryTools(
  context: McpContext,
  tools: readonly Tool[],
  prompts = salaryPrompts,
): Promise<Response> {
  return serveMcp(context, identity, { tools, prompts, resources });
}
