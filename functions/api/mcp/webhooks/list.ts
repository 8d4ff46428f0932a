import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { listWebhooks } from "#shared/webhooks/subscriptions/read-webhooks.ts";
import { WebhooksQuery } from "#shared/webhooks/subscriptions/webhook.request.ts";

export default pipelineEndpoint({
  operationId: "listWebhooks",
  method: "get",
  path: "/api/mcp/webhooks",
  summary: "List webhooks",
  description:
    "Returns the account's webhooks with their health, oldest first. Secrets are never returned.",
  access: token("read"),
  params: NoParams,
  query: WebhooksQuery,
  errors: [],
  handle: async (c, query) => ({ data: await listWebhooks(readContext(c), query) }),
});
