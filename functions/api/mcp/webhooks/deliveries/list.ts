import { NoParams } from "../../../../../shared/contracts/common.ts";
import { DeliveriesQuery } from "../../../../../shared/contracts/pipeline/webhook-deliveries.ts";
import { grouped } from "../../../../../shared/core/format.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { inWords } from "../../../../../shared/webhooks/describe-schedule.ts";
import { listDeliveries } from "../../../../../shared/webhooks/log/list-deliveries.ts";
import { maxRetained, retentionMs } from "../../../../../shared/webhooks/schedule.ts";

export default pipelineEndpoint({
  operationId: "listWebhookDeliveries",
  method: "get",
  path: "/api/mcp/webhooks/deliveries",
  summary: "List webhook deliveries",
  description: `Returns deliveries to the account's webhooks, both sent and pending, newest first. Deliveries are kept for ${inWords(retentionMs)}, and about the latest ${grouped(maxRetained)} of each webhook.`,
  access: token("read"),
  params: NoParams,
  query: DeliveriesQuery,
  errors: ["record_not_found"],
  handle: async (c, query) => ({ data: await listDeliveries(readContext(c), query) }),
});
