import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { RotateSecretBody, WebhookParams } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { webhookContext } from "#shared/webhooks/subscriptions/webhook-context.http.ts";
import { rotateSecret } from "#shared/webhooks/subscriptions/write-webhooks.ts";

export default pipelineWrite({
  operationId: "rotateWebhookSecret",
  method: "post",
  path: "/api/mcp/webhooks/:id/rotate-secret",
  summary: "Rotate a webhook's secret",
  description:
    "Replaces the signing secret and returns the new one only once. For 24 hours, deliveries are also signed with the previous secret: `webhook-signature` contains both signatures, `X-Service-Signature` only that of the new secret.",
  access: token("read_write"),
  params: WebhookParams,
  query: NoQuery,
  body: RotateSecretBody,
  secret: true,
  errors: ["record_not_found"],
  async handle(c, _query, body, write) {
    return { data: await rotateSecret(webhookContext(c, write), c.req.param("id") ?? "", body) };
  },
});
