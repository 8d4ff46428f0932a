import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import { WebhookBody } from "../../../../shared/contracts/pipeline/webhooks.ts";
import { writeContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { deleteWebhook } from "../../../../shared/webhooks/delete-webhook.ts";
import { inWords } from "../../../../shared/webhooks/describe-schedule.ts";
import { retentionMs } from "../../../../shared/webhooks/schedule.ts";

export default pipelineWrite({
  operationId: "deleteWebhook",
  method: "delete",
  path: "/api/mcp/webhooks",
  summary: "Delete a webhook",
  description: `Deletes a webhook and its secret, and cancels its pending deliveries. The delivery log is kept for ${inWords(retentionMs)}.`,
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: WebhookBody,
  errors: ["record_not_found"],
  handle: async (c, _query, { webhookId }, write) => ({
    data: await deleteWebhook(writeContext(c, write), webhookId),
  }),
});
