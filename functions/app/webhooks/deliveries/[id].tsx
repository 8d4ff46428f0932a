import * as z from "zod/mini";
import { appPage } from "../../../../shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "../../../../shared/http/contexts/app/form-token.ts";
import { ownerContext } from "../../../../shared/http/contexts/app/owner-context.ts";
import { requireWebhooks } from "../../../../shared/http/contexts/app/webhooks.ts";
import { deliveryPage } from "../../../../shared/pages/app/pipeline/webhook-page.tsx";
import { readDelivery } from "../../../../shared/webhooks/log/read-delivery.ts";

/** `GET /app/webhooks/deliveries/{id}`: a delivery with every attempt. */
export default appPage({
  path: "/app/webhooks/deliveries/:id",
  query: z.object({}),
  async handle(c, session) {
    requireWebhooks(session);
    const delivery = await readDelivery(ownerContext(c, session), c.req.param("id") ?? "");
    return deliveryPage(delivery, await formTokenFor(c, session));
  },
});
