import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { undoMail } from "#shared/pipeline/inbox/apply-mail.ts";
import { MailParams } from "#shared/pipeline/inbox/inbox.request.ts";

export default pipelineWrite({
  operationId: "undoMail",
  method: "post",
  path: "/api/mcp/inbox/:id/undo",
  summary: "Undo a decision about a mail",
  description:
    "Takes back that a mail was applied or dismissed, so that it is suggested again. What was changed of the job since stays; a job that the mail added is deleted if it was not changed since (else 412).",
  access: token("read_write"),
  params: MailParams,
  query: NoQuery,

  errors: ["record_not_found", "precondition_failed"],
  handle: async (c, _query, _body, write) => ({
    data: await undoMail(writeContext(c, write), c.req.param("id") ?? ""),
  }),
});
