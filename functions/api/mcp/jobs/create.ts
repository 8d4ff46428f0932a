import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import { CreateJobBody } from "../../../../shared/contracts/pipeline/job.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { writeContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { createJob } from "../../../../shared/pipeline/create-job.ts";

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
  errors: ["record_not_found"],
  findSlug,
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createJob(writeContext(c, write), body),
  }),
});
