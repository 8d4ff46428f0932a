import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { readDelivery } from "#shared/webhooks/log/read-deliveries.ts";
import { DeliveryParams } from "#shared/webhooks/log/webhook-delivery.request.ts";

export default pipelineEndpoint({
  operationId: "getWebhookDelivery",
  method: "get",
  path: "/api/mcp/webhooks/deliveries/:id",
  summary: "Get a webhook delivery",
  description:
    "Returns a delivery with every attempt: when it was made, the receiver's response, or the reason why there was none.",
  access: token("read"),
  params: DeliveryParams,
  query: NoQuery,
  errors: ["record_not_found"],
  handle: async (c) => ({ data: await readDelivery(readContext(c), c.req.param("id") ?? "") }),
});
