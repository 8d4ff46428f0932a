import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { JobParams, UpdateJobBody } from "../../../../../shared/contracts/pipeline/job.ts";
import { findSlug } from "../../../../../shared/http/contexts/find-slug.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { updateJob } from "../../../../../shared/pipeline/update-job.ts";

export default pipelineWrite({
  operationId: "updateJob",
  method: "patch",
  path: "/api/mcp/jobs/:id",
  summary: "Update a job",
  description:
    "Updates the fields in the body; `null` clears a field. `contactIds` replaces all links. To change the status, use `updateJobStatus`. Sends the event `job.updated` if anything changed.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  body: UpdateJobBody,
  versioned: true,
  errors: ["record_not_found"],
  findSlug,
  async handle(c, _query, body, write) {
    const id = c.req.param("id") ?? "";
    const context = writeContext(c, write);
    const { job, version } = await updateJob(context, id, body, readIfMatch(c));
    return { data: job, version };
  },
});
