import { pauses } from "../delivery/schedule.ts";
import { signDelivery } from "../delivery/sign-delivery.ts";
import type { WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import examples from "../subscriptions/event-examples.json";

/** Nobody's. It is shown, so that the check of the signature can be tried. */
export const sampleSecret = "whsec_c2FtcGxlLXNlY3JldC1vZi1ub2JvZHk=";

const url = "https://hooks.example.com/jobs";
const id = "dlv_sample";
/** Between the first attempt and the second. */
const pauseMs = pauses[1];

/**
 * A delivery as the inspector shows one: its first attempt failed, the second one succeeded. The
 * event is a recorded one, and the signatures are right.
 *
 * @param number of the attempt whose body is shown; the second one by default.
 */
export async function sampleDelivery(number: number | null): Promise<WebhookDeliveryDetails> {
  const { timestamp, ...example } = examples["job.status_changed"];
  const at = Date.parse(timestamp);
  // The recorded job went back from an offer, as few do.
  const data = { ...example.data, previousStatus: "screening" };
  const sign = async (sentAt: number) => {
    const body = JSON.stringify({
      ...{ event: example.event, timestamp: new Date(sentAt).toISOString(), data },
    });
    const headers = await signDelivery({
      ...{ secret: sampleSecret, deliveryId: id, body },
      timestamp: new Date(sentAt).toISOString(),
    });
    return { body, headers };
  };
  const [first, second] = [await sign(at), await sign(at + pauseMs)];
  const attempt = { kind: "scheduled", url, address: "203.0.113.10", error: null } as const;
  return {
    id,
    webhookId: "wh_sample",
    event: "job.status_changed",
    status: "succeeded",
    attemptCount: 2,
    responseStatus: 200,
    error: null,
    nextAttemptAt: null,
    createdAt: timestamp,
    finishedAt: new Date(at + pauseMs).toISOString(),
    requestBody: (number === 1 ? first : second).body,
    attempts: [
      {
        ...attempt,
        number: 1,
        startedAt: timestamp,
        outcome: "failed",
        requestHeaders: { ...first.headers },
        responseStatus: 503,
        responseHeaders: { "content-type": "text/plain" },
        responseBody: "Deploying, back in a moment",
        durationMs: 88,
      },
      {
        ...attempt,
        number: 2,
        startedAt: new Date(at + pauseMs).toISOString(),
        outcome: "succeeded",
        requestHeaders: { ...second.headers },
        responseStatus: 200,
        responseHeaders: { "content-type": "application/json" },
        responseBody: '{"ok":true}',
        durationMs: 112,
      },
    ],
  };
}
