import * as z from "zod";
import { eventTypes } from "./event-types.ts";
import { Id, Instant, Line } from "./fields.ts";
import { PageDetails, PageQuery } from "./list.ts";

/** Every event that is delivered, including tests. */
export const deliveredEvents = [...eventTypes, "webhook.test"] as const;

export const WebhookId = Id("wh_", "a webhook");
export const WebhookParams = z.object({ id: WebhookId });

const TargetUrl = z
  .string()
  .min(1)
  .max(2_048)
  .regex(/^[^\s\p{Cc}\p{Cs}]+$/u, "a URL without spaces")
  .meta({
    description:
      "URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt.",
    example: "https://hooks.example.com/jobs",
  });

const subscriptions = [...deliveredEvents, "*"] as const;

const Subscriptions = z
  .array(z.enum(subscriptions))
  .min(1)
  .max(50)
  .transform((chosen) => subscriptions.filter((event) => chosen.includes(event)))
  .meta({ description: "Events to subscribe to; `*` means all.", example: ["job.status_changed"] });

/** Applies to new secrets. Shorter ones that were accepted earlier remain valid. */
const minSecretLength = 16;

const Secret = Line(256).min(minSecretLength).meta({
  description:
    "Secret for signing deliveries: `whsec_` and base64, as the Standard Webhooks libraries expect, or any single line of text.",
  example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
});

export const RegisterWebhookBody = z.strictObject({
  url: TargetUrl,
  events: Subscriptions,
  secret: Secret.nullable().optional().meta({
    description:
      "Secret for signing deliveries. If omitted, one is generated and returned only once; with `null`, deliveries are not signed.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  }),
});
export type RegisterWebhookBody = z.output<typeof RegisterWebhookBody>;

export const UpdateWebhookBody = z
  .strictObject({
    url: TargetUrl.optional(),
    events: Subscriptions.optional(),
    status: z.enum(["active", "disabled"]).optional().meta({
      description:
        "`active` enables a disabled webhook and resets its failure count; `disabled` disables it and cancels pending deliveries.",
      example: "active",
    }),
  })
  .refine((body) => Object.keys(body).length > 0, "at least one of url, events and status");
export type UpdateWebhookBody = z.output<typeof UpdateWebhookBody>;

const webhook = {
  id: WebhookId,
  url: z.string(),
  events: z.array(z.enum(subscriptions)),
  hasSecret: z.boolean().meta({ description: "Whether deliveries are signed." }),
  status: z.enum(["active", "disabled"]),
  disabledReason: z.enum(["gone", "failing", "requested"]).nullable().meta({
    description:
      "`gone`: the receiver responded with 410. `failing`: five days of failures without a success. `requested`: disabled by its owner. Null while active.",
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

export const WebhooksQuery = z.object(PageQuery);
export type WebhooksQuery = z.output<typeof WebhooksQuery>;

export const WebhooksPage = z.strictObject({ webhooks: z.array(Webhook), ...PageDetails });
export type WebhooksPage = z.output<typeof WebhooksPage>;

export const WebhookBody = z.strictObject({ webhookId: WebhookId });
export type WebhookBody = z.output<typeof WebhookBody>;

export const RotateSecretBody = z.strictObject({
  secret: Secret.optional().meta({
    description: "The new secret; generated if omitted.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  }),
});
export type RotateSecretBody = z.output<typeof RotateSecretBody>;

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
