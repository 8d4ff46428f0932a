import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { mailDomain } from "#shared/core/site.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { readInbox } from "#shared/pipeline/inbox/inbox-settings.ts";

export default pipelineEndpoint({
  operationId: "getInboxSettings",
  method: "get",
  path: "/api/mcp/inbox/settings",
  summary: "Get the settings of the inbox",
  description:
    "Returns the account's address for mail, who may send to it, and whether what is certain is applied at once.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => ({ data: await readInbox(readContext(c), mailDomain(c.env)) }),
});
