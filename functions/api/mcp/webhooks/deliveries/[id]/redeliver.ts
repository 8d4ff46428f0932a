import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { maxAttempts } from "#shared/webhooks/delivery/schedule.ts";
import { redeliver } from "#shared/webhooks/log/send-again.ts";
import { DeliveryParams } from "#shared/webhooks/log/webhook-delivery.request.ts";

export default pipelineWrite({
  operationId: "redeliverWebhook",
  method: "post",
  path: "/api/mcp/webhooks/deliveries/:id/redeliver",
  summary: "Resend a webhook delivery",
  description: `Makes one more attempt at a delivery that has finished or waits for a retry, with the webhook's current secret and the same \`webhook-id\`. The attempt does not affect the webhook's health. A retry that was due stays due, unless the attempt succeeds. A delivery is attempted at most ${maxAttempts} times in total, including those that its schedule may still make.`,
  access: token("read_write"),
  params: DeliveryParams,
  query: NoQuery,
  status: 202,
  errors: ["record_not_found", "webhook_disabled", "delivery_not_finished", "delivery_exhausted"],
  handle: async (c, _query, _body, write) => ({
    status: 202,
    data: await redeliver(writeContext(c, write), c.req.param("id") ?? ""),
  }),
});
