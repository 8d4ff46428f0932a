import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobDetail, JobParams } from "../../../../../shared/contracts/pipeline/job.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/endpoint.ts";
import { readContext } from "../../../../../shared/http/pipeline-context.ts";
import { readJob } from "../../../../../shared/pipeline/read-job.ts";

export default pipelineEndpoint({
  operationId: "getJob",
  method: "get",
  path: "/api/mcp/jobs/:id",
  summary: "Read a job",
  description:
    "Answers a job with every move it has made between statuses. Its ETag is the version to name in `If-Match`.",
  access: token("read"),
  params: JobParams,
  query: NoQuery,
  data: JobDetail,
  errors: ["record_not_found"],
  async handle(c) {
    const { job, version } = await readJob(readContext(c), c.req.param("id") ?? "");
    return { data: job, version };
  },
});
