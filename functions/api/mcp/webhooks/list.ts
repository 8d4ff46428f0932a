import { NoParams } from "../../../../shared/contracts/common.ts";
import { WebhooksQuery } from "../../../../shared/contracts/pipeline/webhooks.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { listWebhooks } from "../../../../shared/webhooks/list-webhooks.ts";

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
