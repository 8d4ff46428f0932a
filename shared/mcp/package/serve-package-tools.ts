import type { Operation } from "#shared/contract/operation.ts";
import type { McpContext } from "../context.ts";
import { operationTool } from "../operation-tool.ts";
import { packagePrompts } from "../prompts/prompts.ts";
import { type CompareOffersOperations, compareOffersTool } from "../public/compare-offers.ts";
import { type SalaryOperations, salaryLookup } from "../salary/salary-tool.ts";
import { salaryTools, serveSalaryTools } from "../salary/serve-salary-tools.ts";
import type { Tool } from "../tool.ts";
import { traceRow } from "../trace-row.ts";

type PackageOperations = SalaryOperations & CompareOffersOperations & { lineage: Operation };

/** The tools of the salary server, and those about pay that a service has on its other servers. */
export function packageTools(operations: PackageOperations): Tool[] {
  const further = [
    compareOffersTool(operations, salaryLookup),
    operationTool("trace_figure", operations.lineage, traceRow, { type: "object" }),
  ];
  return [...salaryTools(operations, further), ...further];
}

/** Responds to one MCP message of whoever has the package. */
export function servePackageTools(context: McpContext, tools: readonly Tool[]): Promise<Response> {
  return serveSalaryTools(context, tools, packagePrompts);
}
