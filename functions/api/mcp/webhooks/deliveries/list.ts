import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { grouped } from "#shared/core/format.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { durationInWords } from "#shared/webhooks/delivery/describe-schedule.ts";
import { maxRetained, retentionMs } from "#shared/webhooks/delivery/schedule.ts";
import { listDeliveries } from "#shared/webhooks/log/read-deliveries.ts";
import { DeliveriesQuery } from "#shared/webhooks/log/webhook-delivery.request.ts";

export default pipelineEndpoint({
  operationId: "listWebhookDeliveries",
  method: "get",
  path: "/api/mcp/webhooks/deliveries",
  summary: "List webhook deliveries",
  description: `Returns deliveries to the account's webhooks, both sent and pending, newest first. Deliveries are kept for ${durationInWords(retentionMs)}, and about the latest ${grouped(maxRetained)} of each webhook.`,
  access: token("read"),
  params: NoParams,
  query: DeliveriesQuery,
  errors: ["record_not_found"],
  handle: async (c, query) => ({ data: await listDeliveries(readContext(c), query) }),
});
