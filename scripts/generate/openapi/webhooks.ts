import * as z from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { EventPayload, eventData } from "#shared/api/webhook-events.response.ts";
import {
  type DeliveredEvent,
  deliveredEvents,
  eventTypes,
  type WebhookEvent,
  webhookEvents,
} from "#shared/webhooks/subscriptions/webhook-events.ts";
import { examples } from "./examples/read.ts";

const text = (description: string, example: string) =>
  z.string().max(1_000).meta({ description, example });

const signature = (description: string, example: string) => {
  const whole = `${description} Absent if the webhook has no secret.`;
  return text(whole, example).optional().meta({ description: whole, example });
};

/** Sent with every delivery. The first and those of Standard Webhooks contain signatures. */
const headers = z.object({
  "X-Service-Signature": signature(
    "`sha256=` and the hex HMAC-SHA256 of the body's bytes, keyed with the secret.",
    `sha256=${"0f".repeat(32)}`,
  ),
  "X-Service-Timestamp": text("The body's `timestamp`.", "2026-11-21T12:00:00.000Z"),
  "webhook-id": text(
    "Standard Webhooks: the id of the message, the same for every attempt, to recognize duplicates.",
    "dlv_4fT0bJ9qWm2XcR7d4fT0bJ9qWm2XcR7d",
  ),
  "webhook-timestamp": text("Standard Webhooks: seconds since the epoch.", "1795262400"),
  "webhook-signature": signature(
    "Standard Webhooks: `v1,` and the base64 signature; several, separated by spaces, while a secret is being rotated.",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ),
});

/** The requests that the service sends to registered URLs. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    deliveredEvents.map((event) => [
      event,
      {
        post: {
          operationId: `on.${event}`,
          tags: ["Webhooks"],
          summary: webhookEvents[event].summary,
          description: `${audienceOf(event)} Any 2xx within five seconds is success; redirects are not followed.`,
          security: [],
          requestParams: { header: headers },
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: EventPayload(event, eventData[event]),
                example: examples.events[event],
              },
            },
          },
          responses: { "2XX": { description: "Received." } },
        },
      },
    ]),
  );
}

/** Names the webhooks to which an event is sent, with its remark. */
function audienceOf(event: DeliveredEvent): string {
  const { remark }: WebhookEvent = webhookEvents[event];
  const subscribed = eventTypes.some((type) => type === event)
    ? `Sent to every webhook that subscribes to \`${event}\` or \`*\`.`
    : null;
  return [subscribed, remark].filter(Boolean).join(" ");
}
