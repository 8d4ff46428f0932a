import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { admissionOf, readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { readProfile } from "#shared/pipeline/profile/read-profile.ts";

export default pipelineEndpoint({
  operationId: "getMe",
  method: "get",
  path: "/api/mcp/me",
  summary: "Get the current account",
  description:
    "Returns the account, its plan, the token in use, statistics of the pipeline, imports that were interrupted, and the remaining rate limits after this request.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => ({ data: await readProfile(readContext(c), admissionOf(c)) }),
});
