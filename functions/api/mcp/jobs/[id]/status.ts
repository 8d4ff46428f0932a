import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { JobParams, MoveJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";

export default pipelineWrite({
  operationId: "updateJobStatus",
  method: "post",
  path: "/api/mcp/jobs/:id/status",
  summary: "Update the status of a job",
  description:
    "Changes the status of a job and records the change in its history. Sends the event `job.status_changed` and that of the new status, if it has one. Setting the current status again has no effect.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  body: MoveJobBody,
  versioned: true,
  errors: ["record_not_found"],
  async handle(c, _query, { status }, write) {
    const id = c.req.param("id") ?? "";
    const { job } = await moveJob(writeContext(c, write), id, status, readIfMatch(c));
    return { data: job };
  },
});
