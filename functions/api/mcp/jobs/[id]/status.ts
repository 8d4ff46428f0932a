import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { Job, JobParams, MoveJobBody } from "../../../../../shared/contracts/pipeline/job.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { moveJob } from "../../../../../shared/pipeline/move-job.ts";

export default pipelineWrite({
  operationId: "updateJobStatus",
  method: "post",
  path: "/api/mcp/jobs/:id/status",
  summary: "Move a job to a status",
  description:
    "Moves a job and keeps the move in its history. Tells of `job.status_changed`, and of `interview.scheduled` or `offer.received` where it moves to `interviewing` or `offer`. The status it has already changes nothing.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  body: MoveJobBody,
  data: Job,
  versioned: true,
  errors: ["record_not_found"],
  async handle(c, _query, { status }, write) {
    const id = c.req.param("id") ?? "";
    const { job } = await moveJob(writeContext(c, write), id, status, readIfMatch(c));
    return { data: job };
  },
});
