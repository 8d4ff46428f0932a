import * as z from "zod";
import { deliveryStatuses } from "#schema/webhooks.ts";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { maxResent, WebhookId } from "../subscriptions/webhook.request.ts";
import { deliveredEvents } from "../subscriptions/webhook-events.ts";
import { DeliveryId } from "./webhook-delivery.request.ts";

const delivery = {
  id: withMeta(DeliveryId, {
    description:
      "Id of the delivery, the same for every attempt; sent to the receiver as `webhook-id`.",
  }),
  webhookId: WebhookId,
  event: z.enum(deliveredEvents),
  status: z.enum(deliveryStatuses).meta({
    description:
      "`pending`: waiting for the first attempt or for a requested one. `delivering`: an attempt is in progress. `succeeded`: the receiver accepted it. `failed`: the last attempt failed and another is scheduled. `dead`: no more attempts are made. `cancelled`: the webhook was deleted or disabled first.",
  }),
  attemptCount: z.int().min(0),
  responseStatus: z.int().nullable().meta({
    description: "HTTP status of the response to the last attempt; null if there was none.",
  }),
  error: z.string().nullable().meta({
    description:
      "Why the last attempt had no response, such as `timeout` or `tls_failed`; null if it had one.",
  }),
  nextAttemptAt: Instant.nullable().meta({
    description: "Time of the next attempt; null if none is scheduled.",
  }),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
};

export const WebhookDelivery = z.strictObject(delivery).meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const headers = z.record(z.string(), z.string()).nullable();

export const WebhookAttempt = z
  .strictObject({
    number: z.int().min(1),
    kind: z.enum(["scheduled", "redelivery"]),
    startedAt: Instant.meta({ description: "Time of the attempt, sent as `timestamp`." }),
    outcome: z.enum(["succeeded", "failed", "in_progress", "interrupted"]).meta({
      description:
        "`interrupted`: the request may have been sent, but its result is unknown; the delivery was attempted again.",
    }),
    url: z
      .string()
      .nullable()
      .meta({ description: "URL that the request was for; null if the attempt was interrupted." }),
    requestHeaders: headers.meta({
      description:
        "Headers of the request, with its signatures, apart from those of the connection. Null if the attempt was interrupted.",
    }),
    address: z.string().nullable().meta({
      description:
        "Address that was connected to or refused; null if there was none, or if the platform chose it.",
    }),
    responseStatus: z.int().nullable(),
    responseHeaders: headers.meta({
      description:
        "First headers of the response, at most 2 KiB and without cookies; null if there was no response.",
    }),
    responseBody: z
      .string()
      .nullable()
      .meta({ description: "Beginning of the response body, at most 4 KiB." }),
    error: z.string().nullable(),
    durationMs: z.int().min(0).nullable(),
  })
  .meta({ id: "WebhookAttempt" });
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDeliveryDetails = z
  .strictObject({
    ...delivery,
    attempts: z.array(WebhookAttempt).meta({ description: "Every attempt, oldest first." }),
    requestBody: z.string().nullable().meta({
      description:
        "Body of the latest attempt, exactly as it was signed; those of other attempts differ in `timestamp`. Null before the first.",
    }),
  })
  .meta({ id: "WebhookDeliveryDetails" });
export type WebhookDeliveryDetails = z.output<typeof WebhookDeliveryDetails>;

export const DeliveriesPage = z
  .strictObject({ deliveries: z.array(WebhookDelivery), ...PageDetails })
  .meta({ id: "WebhookDeliveryList" });
export type DeliveriesPage = z.output<typeof DeliveriesPage>;

export const QueuedDeliveries = z
  .strictObject({
    webhookId: WebhookId,
    queued: z.int().min(0).meta({ description: "Number of deliveries that are sent again." }),
    remaining: z
      .int()
      .min(0)
      .meta({
        description: `Number of further ones, which the same request sends next: one request resends at most ${maxResent}.`,
      }),
  })
  .meta({ id: "QueuedDeliveries" });
export type QueuedDeliveries = z.output<typeof QueuedDeliveries>;

export const QueuedDelivery = z
  .strictObject({
    deliveryId: DeliveryId,
    event: z.enum(deliveredEvents),
    status: z.literal("queued"),
  })
  .meta({ id: "QueuedDelivery" });
export type QueuedDelivery = z.output<typeof QueuedDelivery>;
