import type { Trace } from "../../salaries/lineage/trace.response.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function traceFigureTool({ lineage }: SalaryOperations) {
  return salaryTool({
    name: "trace_figure",
    title: "Trace a figure to its sources",
    description:
      "Where a figure comes from: its published values, steps and formula, by data_point_id. Needs the scope intelligence:lineage.",
    input: { properties: { data_point_id: is.text }, required: ["data_point_id"] },
    initial: [
      ...["kind", "quarter", "rules", "withheld", "result"],
      // The id has the publication, the row, the period and the column.
      ...["sources.id", "sources.value"],
    ],
    words: (analysis) => [citationLine(analysis), ...sayTrace(analysis.data as never)],
    analyze: async (context, { data_point_id }) =>
      toAnalysis(await callSalaryOperation(context, lineage, { data_point_id })),
  });
}

function sayTrace(trace: Trace): string[] {
  const sources = "sources" in trace ? trace.sources : [];
  const releases = sources.map(
    ({ publisher, release, url }) => `${publisher}, ${release} (${url})`,
  );
  return [
    trace.summary,
    releases.length === 0 ? "" : `Sources: ${[...new Set(releases)].join("; ")}.`,
    "steps" in trace ? `${trace.steps.length} steps of the calculation with fields ["steps"].` : "",
  ];
}
