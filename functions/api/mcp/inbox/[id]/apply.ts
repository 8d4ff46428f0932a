import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { applyMail } from "#shared/pipeline/inbox/apply-mail.ts";
import { ApplyMailBody, MailParams } from "#shared/pipeline/inbox/inbox.request.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

export default pipelineWrite({
  operationId: "applyMail",
  method: "post",
  path: "/api/mcp/inbox/:id/apply",
  summary: "Apply a mail",
  description:
    "Changes the board as a mail suggests: the status of its job, its rounds of interviews, or a job that is added. `jobId` says which job it belongs to, where that is open or wrong. Sends the events of these changes. A mail that was applied already is returned as it is.",
  access: token("read_write"),
  params: MailParams,
  query: NoQuery,
  body: ApplyMailBody,
  begin: beginReference,
  errors: ["record_not_found", "precondition_failed"],
  handle: async (c, _query, body, write) => ({
    data: await applyMail(writeContext(c, write), c.req.param("id") ?? "", body),
  }),
});
