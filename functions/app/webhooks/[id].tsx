import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { listDeliveries } from "#shared/webhooks/log/read-deliveries.ts";
import { countUndelivered } from "#shared/webhooks/log/send-again.ts";
import { requireWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { findWebhook, toWebhook } from "#shared/webhooks/subscriptions/webhook-record.ts";
import { webhookPage } from "#shared/webhooks/webhook-page/webhook.page.tsx";
import { longestPeriodMs, WebhookQuery } from "#shared/webhooks/webhook-page/webhook-query.ts";

/** `GET /app/webhooks/{id}`: a webhook with its latest deliveries. */
export default appPage({
  path: "/app/webhooks/:id",
  query: WebhookQuery,
  async handle(c, session, query) {
    requireWebhooks(session);
    const webhookId = c.req.param("id") ?? "";
    const context = ownerContext(c, session);
    const { cursor, show } = query;
    const status = show === "all" ? undefined : (["failed", "dead", "cancelled"] as const);
    const [found, { deliveries, nextCursor }, undelivered, formToken] = await Promise.all([
      findWebhook(context, webhookId),
      listDeliveries(context, { webhookId, status: status && [...status], cursor, limit: 50 }),
      countUndelivered(context, webhookId, c.var.now - longestPeriodMs),
      formTokenFor(c, session),
    ]);
    const webhook = toWebhook(found);
    return webhookPage({ webhook, deliveries, nextCursor, undelivered, query, formToken });
  },
});
