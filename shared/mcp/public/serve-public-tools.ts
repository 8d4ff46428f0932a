import type { McpContext } from "../context.ts";
import { publicPrompts } from "../prompts/prompts.ts";
import { resources } from "../resources/resources.ts";
import { type McpServerIdentity, serveMcp } from "../serve-mcp.ts";
import type { Tool } from "../tool.ts";
import { checkJobPosting } from "./check-job-posting.ts";
import { compareOffersTool } from "./compare-offers.ts";
import { findRoles, listAllCities, listAllRoles } from "./lists.ts";
import { checkPayTool, lookUpPay } from "./pay-tools.ts";
import type { PublicOperations } from "./public-lookup.ts";

const identity: McpServerIdentity = {
  name: "compensation-intelligence-public",
  title: "U.S. pay, public",
  instructions:
    "What jobs pay in the United States, without a key: search and list roles and cities, a role's pay at every level, whether an offer is fair, which of several offers is better, and what a job posting says about pay. Whole USD a year. Roles and cities may be slugs or plain words. Quote citation.text, and give the interval and the assumptions with a figure. Null means that no source reports the value.",
};

/** The tools that need no credential. */
export function publicTools(operations: PublicOperations): Tool[] {
  return [
    findRoles(operations),
    listAllRoles(operations),
    listAllCities(operations),
    lookUpPay(operations),
    checkPayTool(operations),
    checkJobPosting(operations),
    compareOffersTool(operations),
  ];
}

/** Responds to one MCP message of anybody with these tools. */
export function servePublicTools(context: McpContext, tools: readonly Tool[]): Promise<Response> {
  return serveMcp(context, identity, {
    tools,
    prompts: publicPrompts,
    resources,
  });
}
