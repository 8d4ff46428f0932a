import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobParams } from "../../../../../shared/contracts/pipeline/job.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { readJob } from "../../../../../shared/pipeline/read-job.ts";

export default pipelineEndpoint({
  operationId: "getJob",
  method: "get",
  path: "/api/mcp/jobs/:id",
  summary: "Get a job",
  description:
    "Returns a job with its status history and a salary benchmark for its role, with the same figures as `calculate` of the Salary Data API. The ETag can be sent in `If-Match`, which fails only if the job itself has changed, not if only the benchmark has.",
  access: token("read"),
  params: JobParams,
  query: NoQuery,
  errors: ["record_not_found"],
  async handle(c) {
    const { job, ...etag } = await readJob(readContext(c), c.req.param("id") ?? "");
    return { data: job, ...etag };
  },
});
