import * as z from "zod/mini";
import { deliveryStatuses } from "../../../schema/webhooks.ts";
import { commaSeparated } from "../list.ts";
import { withMeta } from "../with-meta.ts";
import { Id } from "./fields.ts";
import { PageQuery, SomeOf } from "./list.ts";
import { deliveredEvents, WebhookId } from "./webhooks.ts";

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
