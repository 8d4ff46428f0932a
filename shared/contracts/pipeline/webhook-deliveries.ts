import * as z from "zod";
import { deliveryStatuses } from "../../../schema/webhooks.ts";
import { commaSeparated } from "../list.ts";
import { Id, Instant } from "./fields.ts";
import { PageDetails, PageQuery, SomeOf } from "./list.ts";
import { deliveredEvents, WebhookId } from "./webhooks.ts";

export const DeliveryId = Id("dlv_", "a delivery");
export const DeliveryParams = z.object({ id: DeliveryId });

const delivery = {
  id: DeliveryId.meta({
    description:
      "Id of the delivery, the same at every attempt; receivers are told it as `webhook-id`.",
  }),
  webhookId: WebhookId,
  event: z.enum(deliveredEvents),
  status: z.enum(deliveryStatuses).meta({
    description:
      "`pending`: not attempted yet. `delivering`: under way. `failed`: the last attempt failed and another is scheduled. `dead`: given up. `cancelled`: its webhook was deleted or disabled first.",
  }),
  attemptCount: z.int().min(0),
  responseStatus: z.int().nullable().meta({ description: "Of the last attempt." }),
  error: z.string().nullable().meta({
    description: "Why the last attempt had no answer, such as `timeout` or `tls_failed`.",
  }),
  nextAttemptAt: Instant.nullable().meta({ description: "Null where none is scheduled." }),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
};

export const WebhookDelivery = z.strictObject(delivery).meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookAttempt = z
  .strictObject({
    number: z.int().min(1),
    kind: z.enum(["scheduled", "redelivery"]),
    startedAt: Instant.meta({ description: "The `timestamp` that the request carried." }),
    outcome: z.enum(["succeeded", "failed", "in_progress", "interrupted"]).meta({
      description:
        "`interrupted`: the request may have been made, but its end was not seen; the delivery was attempted again.",
    }),
    responseStatus: z.int().nullable(),
    responseBody: z.string().nullable().meta({ description: "Its beginning, at most 4 KiB." }),
    error: z.string().nullable(),
    durationMs: z.int().min(0).nullable(),
  })
  .meta({ id: "WebhookAttempt" });
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDeliveryDetails = z
  .strictObject({
    ...delivery,
    attempts: z.array(WebhookAttempt).meta({ description: "Every request, the first one first." }),
  })
  .meta({ id: "WebhookDeliveryDetails" });
export type WebhookDeliveryDetails = z.output<typeof WebhookDeliveryDetails>;

export const DeliveriesQuery = z.object({
  webhookId: WebhookId.optional().meta({
    description: "Deliveries to this webhook, also where it has been deleted.",
  }),
  event: SomeOf(deliveredEvents).meta({
    description: "One event or several, comma-separated.",
    example: "job.created,job.updated",
    param: commaSeparated,
  }),
  status: SomeOf(deliveryStatuses).meta({
    description: "One status or several, comma-separated.",
    example: "failed,dead",
    param: commaSeparated,
  }),
  ...PageQuery,
});
export type DeliveriesQuery = z.output<typeof DeliveriesQuery>;

export const DeliveriesPage = z.strictObject({
  deliveries: z.array(WebhookDelivery),
  ...PageDetails,
});
export type DeliveriesPage = z.output<typeof DeliveriesPage>;

export const QueuedDelivery = z
  .strictObject({
    deliveryId: DeliveryId,
    event: z.enum(deliveredEvents),
    status: z.literal("queued"),
  })
  .meta({ id: "QueuedDelivery" });
export type QueuedDelivery = z.output<typeof QueuedDelivery>;
