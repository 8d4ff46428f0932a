import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import {
  RegisteredWebhook,
  RegisterWebhookBody,
} from "../../../../shared/contracts/pipeline/webhooks.ts";
import { webhookContext } from "../../../../shared/http/contexts/webhook-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { registerWebhook } from "../../../../shared/webhooks/register-webhook.ts";
import { sweeperStub } from "../../../../shared/webhooks/sweeper-stub.ts";

export default pipelineWrite({
  operationId: "registerWebhook",
  method: "post",
  path: "/api/mcp/webhooks",
  summary: "Register a webhook",
  description:
    "Has events sent to a URL from now on: POST, JSON of `event`, `timestamp` and `data`, signed. An account may have ten; the same URL may stand in several. A secret that is made here is answered this once. Deliveries arrive at least once and in no certain order; `webhook-id` tells repetitions.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: RegisterWebhookBody,
  status: 201,
  data: RegisteredWebhook,
  secret: true,
  errors: [],
  async handle(c, _query, body, write) {
    c.header("Cache-Control", "no-store");
    const data = await registerWebhook(webhookContext(c, write), body);
    // Before there is anything to deliver, so that it is never left to chance.
    await sweeperStub(c.env).wake();
    return { status: 201, data };
  },
});
