import { toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function analyzeMarket({ market }: SalaryOperations) {
  return salaryTool({
    name: "analyze_market",
    title: "Analyze the job market of a role",
    description:
      "Returns what a role pays and paid each year at mid level (whole USD), and hiring: its occupation's DOL filings and BLS projection, JOLTS hires of all employers. `hiring.gaps` says what each leaves out. Needs the scope market:read.",
    input: { properties: { role: is.role, city: is.city, basis: is.basis }, required: ["role"] },
    output: {
      properties: {
        role: is.roleReference,
        estimate: is.recordOf({ median: is.integer }),
        trends: is.listOf(is.recordOf({ year: is.integer, median: is.integer })),
        hiring: is.recordOf({ status: is.text }),
      },
      required: ["role", "estimate", "trends", "hiring"],
    },
    analyze: async (context, { role, city, basis }) =>
      toAnalysis(await callSalaryOperation(context, market, { role, city, basis })),
  });
}
