import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { JobParams } from "#shared/pipeline/jobs/job.request.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

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
  begin: beginReference,
  errors: ["record_not_found"],
  async handle(c) {
    const { job, ...etag } = await readJob(readContext(c), c.req.param("id") ?? "");
    return { data: job, ...etag };
  },
});
