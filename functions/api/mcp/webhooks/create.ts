import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { maxWebhooks } from "#shared/webhooks/delivery/schedule.ts";
import { sweeperStub } from "#shared/webhooks/delivery/sweeper-stub.ts";
import { RegisterWebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { webhookContext } from "#shared/webhooks/subscriptions/webhook-context.http.ts";
import { registerWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

export default pipelineWrite({
  operationId: "registerWebhook",
  method: "post",
  path: "/api/mcp/webhooks",
  summary: "Register a webhook",
  description: `Registers a URL that receives events from now on, as signed POST requests with a JSON body of \`event\`, \`timestamp\` and \`data\`. An account can have up to ${maxWebhooks} webhooks, including several with the same URL. A generated secret is returned only once. Deliveries are sent at least once and in no guaranteed order; use \`webhook-id\` to detect duplicates.`,
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: RegisterWebhookBody,
  status: 201,
  secret: true,
  errors: [],
  async handle(c, _query, body, write) {
    const data = await registerWebhook(webhookContext(c, write), body);
    // The alarm is set before the webhook can have a delivery, so that none depends on the queue alone.
    await sweeperStub(c.env).wake();
    return { status: 201, data };
  },
});
