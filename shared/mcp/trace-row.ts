import type { Trace } from "../salaries/lineage/trace.response.ts";
import type { ToolRow } from "./tool-row.ts";

/** The tool that traces a figure: of the job search's server, and of the package's own. */
export const traceRow: ToolRow = {
  method: "get",
  path: "/api/v1/intelligence/lineage/:data_point_id",
  title: "Trace a figure to its sources",
  description:
    "Where a figure comes from: its published values, steps and formula, by data_point_id.",
  fields: {
    at: "data",
    always: ["kind"],
    initial: [
      ...["quarter", "rules", "withheld", "result"],
      // The id has the publication, the row, the period and the column.
      ...["sources.id", "sources.value"],
    ],
  },
  words: ({ data }: { data: Trace }) => sayTrace(data),
};

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
