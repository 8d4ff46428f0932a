import * as z from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { EventPayload, eventContracts } from "../../shared/contracts/pipeline/events.ts";
import { examples } from "./examples/read.ts";

const text = (description: string, example: string) =>
  z.string().max(1_000).meta({ description, example });

const signature = (description: string, example: string) => {
  const whole = `${description} Absent where the webhook has no secret.`;
  return text(whole, example).optional().meta({ description: whole, example });
};

/** Sent with every delivery; the first and those of Standard Webhooks sign it. */
const headers = z.object({
  "X-Service-Signature": signature(
    "`sha256=` and the hex HMAC-SHA256 of the body's bytes, keyed with the secret.",
    `sha256=${"0f".repeat(32)}`,
  ),
  "X-Service-Timestamp": text("The body's `timestamp`.", "2026-11-21T12:00:00.000Z"),
  "webhook-id": text(
    "Standard Webhooks: the same for every attempt, so that a repetition can be told.",
    "dlv_4fT0bJ9qWm2XcR7d4fT0bJ9qWm2XcR7d",
  ),
  "webhook-timestamp": text("Standard Webhooks: seconds since the epoch.", "1795262400"),
  "webhook-signature": signature(
    "Standard Webhooks: `v1,` and the base64 signature; several, each after a space, while a secret is being changed.",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ),
});

/** What the service sends to the URLs that are registered with it. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(eventContracts).map(([event, { summary, data }]) => [
      event,
      {
        post: {
          operationId: `on.${event}`,
          tags: ["Webhooks"],
          summary,
          description: `${audienceOf(event)} Any 2xx within five seconds is success; redirects are not followed.`,
          security: [],
          requestParams: { header: headers },
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: EventPayload(event, data),
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

function audienceOf(event: string): string {
  return event === "webhook.test"
    ? "Sent to the one webhook that is to be tested, whatever it is registered for."
    : `Sent to every webhook that is registered for \`${event}\` or \`*\`.`;
}
