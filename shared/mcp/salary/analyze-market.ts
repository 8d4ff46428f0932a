import { dollars, grouped } from "#shared/core/format.ts";
import type { MarketData } from "#shared/salaries/lookup-tools/mcp.response.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function analyzeMarket({ market }: SalaryOperations) {
  return salaryTool({
    name: "analyze_market",
    title: "Analyze the job market of a role",
    description:
      "How the job market for a role is doing: demand, hiring and outlook (DOL filings, BLS projection and openings, JOLTS hires of all employers), and what it pays and paid each year at mid level. `hiring.gaps` says what each leaves out. Needs the scope market:read.",
    input: { properties: { role: is.role, city: is.city, basis: is.basis }, required: ["role"] },
    output: {
      properties: { role: is.object, estimate: is.object, trends: is.array, hiring: is.object },
    },
    initial: [
      ...is.estimateFields,
      ...["year", "median", "change_pct"].map((field) => `trends.${field}`),
      ...["status", "reason", "gaps"].map((field) => `hiring.${field}`),
      ...["measure", "period", "value", "unit"].map((field) => `hiring.records.${field}`),
    ],
    words: (analysis) => [citationLine(analysis), ...sayMarket(analysis.data as never)],
    analyze: async (context, { role, city, basis }) =>
      toAnalysis(await callSalaryOperation(context, market, { role, city, basis })),
  });
}

/** Monthly figures of all employers are many; the newest says most. */
function sayMarket({ trends, hiring }: MarketData): string[] {
  const years = trends.map(({ year, median }) => `${year} ${dollars(median)}`).join(", ");
  if (hiring.status !== "ok") return [`Medians: ${years}.`, `No hiring figures: ${hiring.reason}`];
  const newest = new Map(hiring.records.map((record) => [record.measure, record]));
  const records = [...newest.values()].map(
    ({ measure, value, unit, period }) =>
      `${measure.replaceAll("_", " ")} ${grouped(value)} ${unit} (${period})`,
  );
  return [`Medians: ${years}.`, `Hiring: ${records.join("; ")}.`, ...hiring.gaps];
}
