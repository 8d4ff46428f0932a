import * as z from "zod";
import { deliveredContents } from "#schema/webhooks.ts";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { subscriptions, WebhookId } from "./webhook.request.ts";
import { deliveredEvents } from "./webhook-events.ts";

const webhook = {
  id: WebhookId,
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(subscriptions)),
  content: z.enum(deliveredContents).meta({
    description: "Whether `data` of a delivery is the whole record or `{id}` alone.",
  }),
  hasSecret: z.boolean().meta({ description: "Whether deliveries are signed." }),
  status: z.enum(["active", "disabled"]),
  disabledReason: z.enum(["gone", "failing", "requested"]).nullable().meta({
    description:
      "`gone`: the receiver responded with 410. `failing`: five days of failures without a success, or more than 10,000 deliveries that wait for it. `requested`: disabled by its owner. Null while active.",
  }),
  consecutiveFailures: z.int().min(0).meta({
    description: "Number of failed attempts since the last success.",
  }),
  lastDelivery: z
    .strictObject({
      event: z.enum(deliveredEvents),
      status: z.enum(["succeeded", "failed"]),
      responseStatus: z
        .int()
        .nullable()
        .meta({ description: "HTTP status of the response; null if there was none." }),
      at: Instant,
    })
    .nullable()
    .meta({ description: "Latest attempt of any delivery; null if there is none." }),
  createdAt: Instant,
};

export const Webhook = z.strictObject(webhook).meta({ id: "Webhook" });
export type Webhook = z.output<typeof Webhook>;

export const RegisteredWebhook = z
  .strictObject({
    ...webhook,
    secret: z.string().nullable().meta({
      description:
        "The generated secret, returned only once. Null if the request contained a secret or `null`.",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    }),
  })
  .meta({ id: "RegisteredWebhook" });
export type RegisteredWebhook = z.output<typeof RegisteredWebhook>;

export const WebhooksPage = z
  .strictObject({ webhooks: z.array(Webhook), ...PageDetails })
  .meta({ id: "WebhookList" });
export type WebhooksPage = z.output<typeof WebhooksPage>;

export const RotatedSecret = z
  .strictObject({
    id: WebhookId,
    secret: z.string().meta({ description: "The new secret, returned only once." }),
    previousSecretUntil: Instant.nullable().meta({
      description:
        "Until this time, `webhook-signature` also contains a signature with the previous secret. Null if there was none.",
    }),
  })
  .meta({ id: "RotatedSecret" });
export type RotatedSecret = z.output<typeof RotatedSecret>;
