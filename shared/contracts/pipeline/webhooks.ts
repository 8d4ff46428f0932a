import * as z from "zod";
import { eventTypes } from "./event-types.ts";
import { Id, Instant, Line } from "./fields.ts";
import { PageDetails, PageQuery } from "./list.ts";

/** Everything that is delivered. */
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
      "Where events are sent to: https, port 443 or 8443, a host with public addresses only. Checked now and before each delivery.",
    example: "https://hooks.example.com/jobs",
  });

const subscriptions = [...deliveredEvents, "*"] as const;

const Subscriptions = z
  .array(z.enum(subscriptions))
  .min(1)
  .max(50)
  .transform((chosen) => subscriptions.filter((event) => chosen.includes(event)))
  .meta({ description: "Events to be told of; `*` means all.", example: ["job.status_changed"] });

/** Of a new secret. One that was stored when shorter ones were taken goes on signing. */
const minSecretLength = 16;

const Secret = Line(256).min(minSecretLength).meta({
  description:
    "What deliveries are signed with. `whsec_` and base64, as the Standard Webhooks libraries take it, or any text of one line.",
  example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
});

export const RegisterWebhookBody = z.strictObject({
  url: TargetUrl,
  events: Subscriptions,
  secret: Secret.nullable().optional().meta({
    description:
      "What deliveries are signed with. Where absent, one is made and answered this once; with `null` nothing is signed.",
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
        "`active` switches a disabled webhook on again, with a clean record; `disabled` switches it off and cancels what waits to be sent.",
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
      "`gone`: the receiver answered 410. `failing`: five days of nothing but failures. `requested`: by its owner. Null while active.",
  }),
  consecutiveFailures: z.int().min(0).meta({
    description: "Failed attempts since the last that succeeded.",
  }),
  lastDelivery: z
    .strictObject({
      event: z.enum(deliveredEvents),
      status: z.enum(["succeeded", "failed"]),
      responseStatus: z.int().nullable().meta({ description: "Null where no answer came." }),
      at: Instant,
    })
    .nullable()
    .meta({ description: "The last attempt of any delivery." }),
  createdAt: Instant,
};

export const Webhook = z.strictObject(webhook).meta({ id: "Webhook" });
export type Webhook = z.output<typeof Webhook>;

export const RegisteredWebhook = z
  .strictObject({
    ...webhook,
    secret: z.string().nullable().meta({
      description:
        "The secret that was made for it, this once. Null where it was given, or none is wanted.",
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
    description: "The new secret; one is made where absent.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  }),
});
export type RotateSecretBody = z.output<typeof RotateSecretBody>;

export const RotatedSecret = z
  .strictObject({
    id: WebhookId,
    secret: z.string().meta({ description: "The new secret, this once." }),
    previousSecretUntil: Instant.nullable().meta({
      description:
        "Until then the secret before signs as well, in `webhook-signature`. Null where there was none.",
    }),
  })
  .meta({ id: "RotatedSecret" });
export type RotatedSecret = z.output<typeof RotatedSecret>;
