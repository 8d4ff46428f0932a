import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { JobParams, maxJobBytes, UpdateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default pipelineWrite({
  operationId: "updateJob",
  method: "patch",
  path: "/api/mcp/jobs/:id",
  summary: "Update a job",
  description:
    "Updates the fields in the body; `null` clears a field. `contactIds` replaces all links. A job that was read can be sent back whole: what only the service sets is ignored, and `id`, `createdAt` and `status` must be as they are. To change the status, use `updateJobStatus`. Sends the event `job.updated` if anything changed.",
  access: token("read_write"),
  params: JobParams,
  query: NoQuery,
  body: UpdateJobBody,
  maxBodyBytes: maxJobBytes,
  versioned: true,
  begin: beginReference,
  errors: ["record_not_found"],
  findSlug,
  async handle(c, _query, body, write) {
    const id = c.req.param("id") ?? "";
    const context = writeContext(c, write);
    const { job, version } = await updateJob(context, id, body, readIfMatch(c));
    return { data: job, version };
  },
});
