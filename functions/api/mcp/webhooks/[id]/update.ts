import { NoQuery } from "../../../../../shared/contracts/common.ts";
import {
  UpdateWebhookBody,
  Webhook,
  WebhookParams,
} from "../../../../../shared/contracts/pipeline/webhooks.ts";
import { webhookContext } from "../../../../../shared/http/contexts/webhook-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { updateWebhook } from "../../../../../shared/webhooks/update-webhook.ts";

export default pipelineWrite({
  operationId: "updateWebhook",
  method: "patch",
  path: "/api/mcp/webhooks/:id",
  summary: "Change a webhook, or switch it on or off",
  description:
    "Changes URL, events or status. `active` switches a webhook on again that was disabled, by its owner, by 410 or by five days of failures; events of the meantime are not sent. `disabled` cancels what waits to be sent.",
  access: token("read_write"),
  params: WebhookParams,
  query: NoQuery,
  body: UpdateWebhookBody,
  data: Webhook,
  errors: ["record_not_found"],
  handle: async (c, _query, body, write) => ({
    data: await updateWebhook(webhookContext(c, write), c.req.param("id") ?? "", body),
  }),
});
