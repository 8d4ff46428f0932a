import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { durationInWords } from "#shared/webhooks/delivery/describe-schedule.ts";
import { disableAfterMs } from "#shared/webhooks/delivery/schedule.ts";
import {
  UpdateWebhookBody,
  WebhookParams,
} from "#shared/webhooks/subscriptions/webhook.request.ts";
import { webhookContext } from "#shared/webhooks/subscriptions/webhook-context.http.ts";
import { updateWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

export default pipelineWrite({
  operationId: "updateWebhook",
  method: "patch",
  path: "/api/mcp/webhooks/:id",
  summary: "Update a webhook",
  description: `Updates the URL, the events, the description or the status. \`active\` enables a webhook that its owner disabled, or that was disabled after a 410 response or ${durationInWords(disableAfterMs)} of failures; events from the meantime are not sent. \`disabled\` cancels all pending deliveries, and if they are many, the later ones within seconds.`,
  access: token("read_write"),
  params: WebhookParams,
  query: NoQuery,
  body: UpdateWebhookBody,
  errors: ["record_not_found"],
  handle: async (c, _query, body, write) => ({
    data: await updateWebhook(webhookContext(c, write), c.req.param("id") ?? "", body),
  }),
});
