import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceMs = 5 * 60 * 1_000;

export interface WebhookEvent {
  event: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/**
 * Checks a delivery and returns its event.
 *
 * @param signature the header X-Service-Signature.
 * @param body the raw request body, not parsed and serialized again.
 * @throws Error unless the service sent exactly this body within the last five minutes.
 */
export function verify(
  secret: string,
  signature: string | undefined,
  body: Uint8Array,
  now = Date.now(),
): WebhookEvent {
  // Anybody can sign with it.
  if (secret === "") throw new Error("the secret is empty");
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature?.replace(/^sha256=/, "") ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error("the signature does not match");
  }
  const event = JSON.parse(Buffer.from(body).toString("utf8")) as WebhookEvent;
  // The timestamp in the body, because only the body is signed.
  const age = Math.abs(now - Date.parse(event.timestamp));
  if (!(age <= toleranceMs)) throw new Error("the timestamp is not within five minutes");
  return event;
}
