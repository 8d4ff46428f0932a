import { readPlanOffer } from "#shared/access/plan-offer.ts";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { hasWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { listWebhooks } from "#shared/webhooks/subscriptions/read-webhooks.ts";
import { webhooksPage } from "#shared/webhooks/subscriptions/webhooks.page.tsx";
import { sampleDelivery, sampleWebhooksPage } from "#shared/webhooks/webhook-page/sample.page.tsx";
import { AttemptQuery } from "#shared/webhooks/webhook-page/webhook-query.ts";

/** `GET /app/webhooks`: the webhooks of an account with their health, or a sample of what they show. */
export default appPage({
  path: "/app/webhooks",
  query: AttemptQuery,
  async handle(c, session, { attempt }) {
    if (!hasWebhooks(session)) {
      const number = attempt ?? null;
      const delivery = await sampleDelivery(number);
      return sampleWebhooksPage({ delivery, number, offer: readPlanOffer(c.env) });
    }
    const { webhooks } = await listWebhooks(ownerContext(c, session), { limit: 100 });
    return webhooksPage(webhooks);
  },
});
