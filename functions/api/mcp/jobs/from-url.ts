import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { JobFromUrlBody } from "#shared/pipeline/jobs/posting.request.ts";
import { createJobFromUrl } from "#shared/pipeline/postings/create-job-from-url.ts";
import { postingContext } from "#shared/pipeline/postings/posting-context.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

export default pipelineWrite({
  operationId: "createJobFromUrl",
  method: "post",
  path: "/api/mcp/jobs/from-url",
  summary: "Add a job from the link of its posting",
  description:
    "Reads a posting and adds its job, with company, title, location and pay. Links to Greenhouse, Lever and Ashby are read from the public interface of the board, other pages from the schema.org `JobPosting` that they contain. Description and pay are kept as they are now, in `posting`. A job that the account has already, by link or by company and title, is 409 `CONFLICT` and named. Pay for an hour stays so (`salaryPeriod`); for a day, a week or a month it is converted to a year. Sends the event `job.created`.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: JobFromUrlBody,
  status: 201,
  begin: beginReference,
  errors: ["job_exists", "dependency_unavailable"],
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createJobFromUrl(postingContext(c, write), body),
  }),
});
