import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import { Deleted } from "../../../../shared/contracts/pipeline/deleted.ts";
import { WebhookBody } from "../../../../shared/contracts/pipeline/webhooks.ts";
import { writeContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { deleteWebhook } from "../../../../shared/webhooks/delete-webhook.ts";

export default pipelineWrite({
  operationId: "deleteWebhook",
  method: "delete",
  path: "/api/mcp/webhooks",
  summary: "Delete a webhook",
  description:
    "Deletes a webhook with its secret and cancels what waits to be sent to it. The log of its deliveries stays for 30 days.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: WebhookBody,
  data: Deleted,
  errors: ["record_not_found"],
  handle: async (c, _query, { webhookId }, write) => ({
    data: await deleteWebhook(writeContext(c, write), webhookId),
  }),
});
