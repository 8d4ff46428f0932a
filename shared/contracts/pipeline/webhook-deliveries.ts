import * as z from "zod";
import { deliveryStatuses } from "../../../schema/webhooks.ts";
import { commaSeparated } from "../list.ts";
import { Id } from "./fields.ts";
import { PageQuery, SomeOf } from "./list.ts";
import { deliveredEvents, WebhookId } from "./webhooks.ts";

export const DeliveryId = Id("dlv_", "a delivery");
export const DeliveryParams = z.object({ id: DeliveryId });

export const DeliveriesQuery = z.object({
  webhookId: WebhookId.optional().meta({
    description: "Only deliveries to this webhook, which may have been deleted.",
  }),
  event: SomeOf(deliveredEvents).meta({
    description: "One or more events, comma-separated.",
    example: "job.created,job.updated",
    param: commaSeparated,
  }),
  status: SomeOf(deliveryStatuses).meta({
    description: "One or more statuses, comma-separated.",
    example: "failed,dead",
    param: commaSeparated,
  }),
  ...PageQuery,
});
export type DeliveriesQuery = z.output<typeof DeliveriesQuery>;
