import * as z from "zod/mini";
import { appPage } from "../../../shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "../../../shared/http/contexts/app/form-token.ts";
import { ownerContext } from "../../../shared/http/contexts/app/owner-context.ts";
import { requireWebhooks } from "../../../shared/http/contexts/app/webhooks.ts";
import { webhookPage } from "../../../shared/pages/app/pipeline/webhook-page.tsx";
import { listDeliveries } from "../../../shared/webhooks/log/list-deliveries.ts";
import { findWebhook, toWebhook } from "../../../shared/webhooks/webhook-record.ts";

/** `GET /app/webhooks/{id}`: a webhook with its latest deliveries. */
export default appPage({
  path: "/app/webhooks/:id",
  query: z.object({}),
  async handle(c, session) {
    requireWebhooks(session);
    const webhookId = c.req.param("id") ?? "";
    const context = ownerContext(c, session);
    const webhook = toWebhook(await findWebhook(context, webhookId));
    const { deliveries } = await listDeliveries(context, { webhookId, limit: 50 });
    return webhookPage({ webhook, deliveries, formToken: await formTokenFor(c, session) });
  },
});
