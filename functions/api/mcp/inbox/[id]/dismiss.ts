import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { dismissMail } from "#shared/pipeline/inbox/apply-mail.ts";
import { MailParams } from "#shared/pipeline/inbox/inbox.request.ts";

export default pipelineWrite({
  operationId: "dismissMail",
  method: "post",
  path: "/api/mcp/inbox/:id/dismiss",
  summary: "Dismiss a mail",
  description: "Sets a mail aside. The board stays as it is.",
  access: token("read_write"),
  params: MailParams,
  query: NoQuery,

  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await dismissMail(writeContext(c, write), c.req.param("id") ?? ""),
  }),
});
