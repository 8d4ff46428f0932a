import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { readFunnel } from "#shared/pipeline/funnel/read-funnel.ts";

export default pipelineEndpoint({
  operationId: "getPipelineFunnel",
  method: "get",
  path: "/api/mcp/pipeline/funnel",
  summary: "Get the funnel of the pipeline",
  description:
    "Returns how many jobs reached each stage, from saved to accepted, and the share that went on from the stage before: for all jobs, and by source, role and month. A job that reached a stage counts in all stages before it, so the counts never rise. They are computed from the full status history; rates are shown only where more than five jobs reached the stage before.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => ({ data: await readFunnel(readContext(c)) }),
});
