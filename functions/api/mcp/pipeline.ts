import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { summarizePipeline } from "#shared/pipeline/summary/summarize-pipeline.ts";

export default pipelineEndpoint({
  operationId: "getPipeline",
  method: "get",
  path: "/api/mcp/pipeline",
  summary: "Get a summary of the pipeline",
  description:
    "Returns the number of jobs in each status, the response rate, jobs that need attention, and recent wins. The statistics are computed from the full status history of the jobs, not only from their current status.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => ({ data: await summarizePipeline(readContext(c)) }),
});
