import { NoParams, NoQuery } from "../../../shared/contracts/common.ts";
import { PipelineSummary } from "../../../shared/contracts/pipeline/summary.ts";
import { readContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../shared/http/define.ts";
import { summarizePipeline } from "../../../shared/pipeline/summarize-pipeline.ts";

export default pipelineEndpoint({
  operationId: "getPipeline",
  method: "get",
  path: "/api/mcp/pipeline",
  summary: "See where the pipeline stands",
  description:
    "Answers how many jobs stand where, how employers respond, what needs attention and what was won. The figures are made from every move of the jobs, not from where they stand alone.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  data: PipelineSummary,
  errors: [],
  handle: async (c) => ({ data: await summarizePipeline(readContext(c)) }),
});
