import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { resendUndelivered } from "#shared/webhooks/log/send-again.ts";
import {
  maxResent,
  ResendBody,
  WebhookParams,
} from "#shared/webhooks/subscriptions/webhook.request.ts";

export default pipelineWrite({
  operationId: "redeliverUndelivered",
  method: "post",
  path: "/api/mcp/webhooks/:id/redeliver",
  summary: "Resend what a webhook has not received",
  description: `Makes one more attempt at every delivery since an instant that failed for good, was cancelled, or waits for a retry, the oldest first and at most ${maxResent} for each request. A retry that was due stays due, unless the attempt succeeds.`,
  access: token("read_write"),
  params: WebhookParams,
  query: NoQuery,
  body: ResendBody,
  status: 202,
  errors: ["record_not_found", "webhook_disabled"],
  handle: async (c, _query, body, write) => ({
    status: 202,
    data: await resendUndelivered(writeContext(c, write), c.req.param("id") ?? "", body),
  }),
});
