import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import { JobParams } from "#shared/pipeline/jobs/job.request.ts";

export default pipelineWrite({
  operationId: "deleteJob",
  method: "delete",
  path: "/api/mcp/jobs/:id",
  summary: "Delete a job",
  description:
    "Deletes a job with its status history, its activities, its calendar events, its documents and its links to contacts. Sends the event `job.deleted`.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  versioned: true,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteJob(writeContext(c, write), c.req.param("id") ?? "", readIfMatch(c)),
  }),
});
