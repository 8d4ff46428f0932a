import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { InboxQuery } from "#shared/pipeline/inbox/inbox.request.ts";
import { listMails } from "#shared/pipeline/inbox/list-mails.ts";

export default pipelineEndpoint({
  operationId: "listInbox",
  method: "get",
  path: "/api/mcp/inbox",
  summary: "List mail",
  description:
    "Returns the mail that the account's address has received, newest first: what each says, the job that it belongs to, and what it would change of the board. Everything in a mail is what its sender claims.",
  access: token("read"),
  params: NoParams,
  query: InboxQuery,
  errors: [],
  handle: async (c, query) => ({ data: await listMails(readContext(c), query) }),
});
