import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readDelivery } from "#shared/webhooks/log/read-deliveries.ts";
import { requireWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { deliveryPage } from "#shared/webhooks/webhook-page/delivery.page.tsx";
import { AttemptQuery } from "#shared/webhooks/webhook-page/webhook-query.ts";

/** `GET /app/webhooks/deliveries/{id}`: a delivery with every attempt, one of them in detail. */
export default appPage({
  path: "/app/webhooks/deliveries/:id",
  query: AttemptQuery,
  async handle(c, session, { attempt }) {
    requireWebhooks(session);
    const context = ownerContext(c, session);
    const delivery = await readDelivery(context, c.req.param("id") ?? "", attempt);
    const formToken = await formTokenFor(c, session);
    return deliveryPage({ delivery, number: attempt ?? null, now: c.var.now, formToken });
  },
});
