import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { durationInWords } from "#shared/webhooks/delivery/describe-schedule.ts";
import { retentionMs } from "#shared/webhooks/delivery/schedule.ts";
import { WebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { deleteWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

export default pipelineWrite({
  operationId: "deleteWebhook",
  method: "delete",
  path: "/api/mcp/webhooks",
  summary: "Delete a webhook",
  description: `Deletes a webhook and its secret, and cancels its pending deliveries. The delivery log is kept for ${durationInWords(retentionMs)}.`,
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: WebhookBody,
  errors: ["record_not_found"],
  handle: async (c, _query, { webhookId }, write) => ({
    data: await deleteWebhook(writeContext(c, write), webhookId),
  }),
});
