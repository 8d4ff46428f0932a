import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { testWebhook } from "#shared/webhooks/log/send-again.ts";
import { WebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";

export default pipelineWrite({
  operationId: "testWebhook",
  method: "post",
  path: "/api/mcp/webhooks/test",
  summary: "Send a test event",
  description:
    "Sends `webhook.test` to one webhook, whatever its subscriptions, in the same way as every other event: signed, logged, and retried on failure. Get the delivery to see the result.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: WebhookBody,
  status: 202,
  errors: ["record_not_found", "webhook_disabled"],
  handle: async (c, _query, { webhookId }, write) => ({
    status: 202,
    data: await testWebhook(writeContext(c, write), webhookId),
  }),
});
