import * as z from "zod/mini";
import { deliveryStatuses } from "#schema/webhooks.ts";
import { commaSeparated } from "#shared/contract/list-fields.ts";
import { Id } from "#shared/contract/pipeline-fields.ts";
import { PageQuery, SomeOf } from "#shared/contract/pipeline-list-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { WebhookId } from "../subscriptions/webhook.request.ts";
import { deliveredEvents } from "../subscriptions/webhook-events.ts";

export const DeliveryId = Id("dlv_", "a delivery");
export const DeliveryParams = z.object({ id: DeliveryId });

export const DeliveriesQuery = z.object({
  webhookId: withMeta(z.optional(WebhookId), {
    description: "Only deliveries to this webhook, which may have been deleted.",
  }),
  event: withMeta(SomeOf(deliveredEvents), {
    description: "One or more events, comma-separated.",
    example: "job.created,job.updated",
    param: commaSeparated,
  }),
  status: withMeta(SomeOf(deliveryStatuses), {
    description: "One or more statuses, comma-separated.",
    example: "failed,dead",
    param: commaSeparated,
  }),
  ...PageQuery,
});
export type DeliveriesQuery = z.output<typeof DeliveriesQuery>;
