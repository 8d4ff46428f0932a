import { NoParams } from "../../../../../shared/contracts/common.ts";
import {
  DeliveriesPage,
  DeliveriesQuery,
} from "../../../../../shared/contracts/pipeline/webhook-deliveries.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { listDeliveries } from "../../../../../shared/webhooks/log/list-deliveries.ts";

export default pipelineEndpoint({
  operationId: "listWebhookDeliveries",
  method: "get",
  path: "/api/mcp/webhooks/deliveries",
  summary: "List webhook deliveries",
  description:
    "Answers what was sent to the account's webhooks or waits to be, the latest first. The log keeps 30 days, and the latest 1,000 or so of each webhook.",
  access: token("read"),
  params: NoParams,
  query: DeliveriesQuery,
  data: DeliveriesPage,
  errors: ["record_not_found"],
  handle: async (c, query) => ({ data: await listDeliveries(readContext(c), query) }),
});
