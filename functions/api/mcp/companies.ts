import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { listPipelineCompanies } from "#shared/pipeline/companies/list-pipeline-companies.ts";
import { CompanyMemoryQuery } from "#shared/pipeline/companies/pipeline-companies.request.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

export default pipelineEndpoint({
  operationId: "listPipelineCompanies",
  method: "get",
  path: "/api/mcp/companies",
  summary: "List the companies of the pipeline",
  description:
    "Returns what the account knows of each employer in its pipeline, in the order of their names: jobs, applications without an answer, days to an answer, outcomes and reposted titles, next to the pay that the employer has filed. All of it is derived from the jobs and their status histories.",
  access: token("read"),
  params: NoParams,
  query: CompanyMemoryQuery,
  begin: beginReference,
  errors: [],
  handle: async (c, query) => ({ data: await listPipelineCompanies(readContext(c), query) }),
});
