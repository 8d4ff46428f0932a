import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobParams } from "../../../../../shared/contracts/pipeline/job.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { deleteJob } from "../../../../../shared/pipeline/delete-job.ts";

export default pipelineWrite({
  operationId: "deleteJob",
  method: "delete",
  path: "/api/mcp/jobs/:id",
  summary: "Delete a job",
  description:
    "Deletes a job with its status history, its activities, its calendar events and its links to contacts. Sends the event `job.deleted`.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  versioned: true,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteJob(writeContext(c, write), c.req.param("id") ?? "", readIfMatch(c)),
  }),
});
