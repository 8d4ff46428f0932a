import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { JobsQuery } from "#shared/pipeline/jobs/job.request.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";

export default pipelineEndpoint({
  operationId: "listJobs",
  method: "get",
  path: "/api/mcp/jobs",
  summary: "List jobs",
  description:
    "Returns the account's jobs, newest first, optionally filtered by status, company or text.",
  access: token("read"),
  params: NoParams,
  query: JobsQuery,
  errors: [],
  handle: async (c, query) => ({ data: await listJobs(readContext(c), query) }),
});
