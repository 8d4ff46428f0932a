import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { CreateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default pipelineWrite({
  operationId: "createJob",
  method: "post",
  path: "/api/mcp/jobs",
  summary: "Add a job",
  description:
    "Adds a job to the pipeline, with any status. Sends the event `job.created` and, whatever the status, no other.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: CreateJobBody,
  status: 201,
  begin: beginReference,
  errors: ["record_not_found"],
  findSlug,
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createJob(writeContext(c, write), body),
  }),
});
