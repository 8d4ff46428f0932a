import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { mailDomain } from "#shared/core/site.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { UpdateInboxBody } from "#shared/pipeline/inbox/inbox.request.ts";
import { updateInbox } from "#shared/pipeline/inbox/inbox-settings.ts";

export default pipelineWrite({
  operationId: "updateInboxSettings",
  method: "patch",
  path: "/api/mcp/inbox/settings",
  summary: "Change the settings of the inbox",
  description:
    "Switches the account's address for mail on or off, replaces it, and says who may send to it and whether what is certain is applied at once. The first `isOn: true` makes the address.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: UpdateInboxBody,
  errors: [],
  handle: async (c, _query, body, write) => ({
    data: await updateInbox(writeContext(c, write), mailDomain(c.env), body),
  }),
});
