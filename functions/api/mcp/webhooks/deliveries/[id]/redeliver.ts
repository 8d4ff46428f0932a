import { NoQuery } from "../../../../../../shared/contracts/common.ts";
import {
  DeliveryParams,
  QueuedDelivery,
} from "../../../../../../shared/contracts/pipeline/webhook-deliveries.ts";
import { writeContext } from "../../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../../shared/http/define.ts";
import { redeliver } from "../../../../../../shared/webhooks/log/redeliver.ts";

export default pipelineWrite({
  operationId: "redeliverWebhook",
  method: "post",
  path: "/api/mcp/webhooks/deliveries/:id/redeliver",
  summary: "Send a webhook delivery once more",
  description:
    "Makes one more attempt at a delivery that is finished, with the webhook's present secret and the same `webhook-id`. It is not tried again, and counts neither for nor against the webhook. At most 20 requests are ever made for one delivery.",
  access: token("read_write"),
  params: DeliveryParams,
  query: NoQuery,
  status: 202,
  data: QueuedDelivery,
  errors: ["record_not_found", "webhook_disabled", "delivery_not_finished", "delivery_exhausted"],
  handle: async (c, _query, _body, write) => ({
    status: 202,
    data: await redeliver(writeContext(c, write), c.req.param("id") ?? ""),
  }),
});
