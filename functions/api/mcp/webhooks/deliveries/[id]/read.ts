import { NoQuery } from "../../../../../../shared/contracts/common.ts";
import {
  DeliveryParams,
  WebhookDeliveryDetails,
} from "../../../../../../shared/contracts/pipeline/webhook-deliveries.ts";
import { readContext } from "../../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../../shared/http/define.ts";
import { readDelivery } from "../../../../../../shared/webhooks/log/read-delivery.ts";

export default pipelineEndpoint({
  operationId: "getWebhookDelivery",
  method: "get",
  path: "/api/mcp/webhooks/deliveries/:id",
  summary: "Read a webhook delivery",
  description:
    "Answers a delivery with every attempt: when it was made, what the receiver answered, or why there was no answer.",
  access: token("read"),
  params: DeliveryParams,
  query: NoQuery,
  data: WebhookDeliveryDetails,
  errors: ["record_not_found"],
  handle: async (c) => ({ data: await readDelivery(readContext(c), c.req.param("id") ?? "") }),
});
