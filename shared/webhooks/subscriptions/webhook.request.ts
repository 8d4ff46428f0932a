import * as z from "zod/mini";
import { deliveredContents } from "#schema/webhooks.ts";
import { Id, InstantInput, Line } from "#shared/contract/pipeline-fields.ts";
import { PageQuery } from "#shared/contract/pipeline-list-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { deliveredEvents } from "./webhook-events.ts";

export const WebhookId = Id("wh_", "a webhook");
export const WebhookParams = z.object({ id: WebhookId });

const TargetUrl = withMeta(
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(2_048),
      z.regex(/^[^\s\p{Cc}\p{Cs}]+$/u, "a URL without spaces"),
    ),
  {
    description:
      "URL that receives the events: HTTPS, port 443 or 8443, with a host that has only public addresses. Checked at registration and before each attempt.",
    example: "https://hooks.example.com/jobs",
  },
);

export const subscriptions = [...deliveredEvents, "*"] as const;

const Subscriptions = withMeta(
  z.pipe(
    z.array(z.enum(subscriptions)).check(z.minLength(1), z.maxLength(50)),
    z.transform((chosen) => subscriptions.filter((event) => chosen.includes(event))),
  ),
  { description: "Events to subscribe to; `*` means all.", example: ["job.status_changed"] },
);

/** Applies to new secrets. Shorter ones that earlier versions took remain valid. */
const minSecretLength = 8;

const Secret = withMeta(Line(256).check(z.minLength(minSecretLength)), {
  description:
    "Secret for signing deliveries: `whsec_` and base64, as the Standard Webhooks libraries expect, or any single line of 8 to 256 characters.",
  example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
});

const Content = withMeta(z.optional(z.enum(deliveredContents)), {
  description:
    "`full` (the default): `data` is the record as the API returns it. `thin`: `data` is `{id}` alone, so that no detail of the job search leaves the service; the event is in `GET /api/mcp/events`. The payloads in this document are those of `full`.",
  example: "thin",
});

const Description = withMeta(z.optional(z.nullable(Line(200))), {
  description: "What the webhook is for, in your words.",
  example: "Posts offers to the family chat",
});

export const RegisterWebhookBody = z.strictObject({
  url: TargetUrl,
  events: Subscriptions,
  description: Description,
  content: Content,
  secret: withMeta(z.optional(z.nullable(Secret)), {
    description:
      "Secret for signing deliveries. If omitted, one is generated and returned only once; with `null`, deliveries are not signed.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  }),
});
export type RegisterWebhookBody = z.output<typeof RegisterWebhookBody>;

export const UpdateWebhookBody = z
  .strictObject({
    url: z.optional(TargetUrl),
    events: z.optional(Subscriptions),
    description: Description,
    content: Content,
    status: withMeta(z.optional(z.enum(["active", "disabled"])), {
      description:
        "`active` enables a disabled webhook and resets its failure count; `disabled` disables it and cancels pending deliveries.",
      example: "active",
    }),
  })
  .check(
    z.refine(
      (body) => Object.keys(body).length > 0,
      "at least one of url, events, description, content and status",
    ),
  );
export type UpdateWebhookBody = z.output<typeof UpdateWebhookBody>;

/** The maximum number of deliveries that one request resends. */
export const maxResent = 500;

export const ResendBody = z.strictObject({
  since: withMeta(InstantInput, {
    description: "Only deliveries that were created at this instant or later.",
    example: "2026-11-20T15:30:00Z",
  }),
});
export type ResendBody = z.output<typeof ResendBody>;

export const WebhooksQuery = z.object(PageQuery);
export type WebhooksQuery = z.output<typeof WebhooksQuery>;

export const WebhookBody = z.strictObject({ webhookId: WebhookId });
export type WebhookBody = z.output<typeof WebhookBody>;

export const RotateSecretBody = z.strictObject({
  secret: withMeta(z.optional(Secret), {
    description: "The new secret; generated if omitted.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  }),
});
export type RotateSecretBody = z.output<typeof RotateSecretBody>;
