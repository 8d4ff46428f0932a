import { NoParams } from "../../../shared/contracts/common.ts";
import { CompanyMemoryQuery } from "../../../shared/contracts/pipeline/companies.ts";
import { readContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../shared/http/define.ts";
import { listCompanies } from "../../../shared/pipeline/companies/list-companies.ts";

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
  errors: [],
  handle: async (c, query) => ({ data: await listCompanies(readContext(c), query) }),
});
