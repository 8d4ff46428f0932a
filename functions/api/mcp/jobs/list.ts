import { NoParams } from "../../../../shared/contracts/common.ts";
import { JobsQuery } from "../../../../shared/contracts/pipeline/job.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { listJobs } from "../../../../shared/pipeline/list-jobs.ts";

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
