import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobParams, MoveJobBody } from "../../../../../shared/contracts/pipeline/job.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { moveJob } from "../../../../../shared/pipeline/move-job.ts";

export default pipelineWrite({
  operationId: "updateJobStatus",
  method: "post",
  path: "/api/mcp/jobs/:id/status",
  summary: "Update the status of a job",
  description:
    "Changes the status of a job and records the change in its history. Sends the event `job.status_changed`, and also `interview.scheduled` or `offer.received` if the new status is `interviewing` or `offer`. Setting the current status again has no effect.",
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
