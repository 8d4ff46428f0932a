import { NoParams } from "../../../../shared/contracts/common.ts";
import { WebhooksPage, WebhooksQuery } from "../../../../shared/contracts/pipeline/webhooks.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { listWebhooks } from "../../../../shared/webhooks/list-webhooks.ts";

export default pipelineEndpoint({
  operationId: "listWebhooks",
  method: "get",
  path: "/api/mcp/webhooks",
  summary: "List the webhooks",
  description:
    "Answers the account's webhooks, the oldest first, with their health. Secrets are never answered.",
  access: token("read"),
  params: NoParams,
  query: WebhooksQuery,
  data: WebhooksPage,
  errors: [],
  handle: async (c, query) => ({ data: await listWebhooks(readContext(c), query) }),
});
