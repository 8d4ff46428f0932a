import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobDetail, JobParams } from "../../../../../shared/contracts/pipeline/job.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { readJob } from "../../../../../shared/pipeline/read-job.ts";

export default pipelineEndpoint({
  operationId: "getJob",
  method: "get",
  path: "/api/mcp/jobs/:id",
  summary: "Read a job",
  description:
    "Answers a job with every move it has made between statuses, and what its role pays: the same figures as `calculate` of the Salary Data API. Its ETag can be named in `If-Match`; there only a change of the job itself makes it stale, not one of the benchmark.",
  access: token("read"),
  params: JobParams,
  query: NoQuery,
  data: JobDetail,
  errors: ["record_not_found"],
  async handle(c) {
    const { job, ...etag } = await readJob(readContext(c), c.req.param("id") ?? "");
    return { data: job, ...etag };
  },
});
