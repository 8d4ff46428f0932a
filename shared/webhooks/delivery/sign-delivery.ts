import type { DeliveredContent } from "#schema/webhooks.ts";
import { fromBase64, toBase64 } from "#shared/core/bytes/base64.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { instant } from "#shared/core/dates.ts";

interface DeliveryToSign {
  /** The webhook's secret; null if it has none: then nothing is signed. */
  secret: string | null;
  /** The secret before the last rotation, while both are valid. */
  previousSecret?: string | null;
  /** Every attempt has the same, by which receivers recognize repeated deliveries. */
  deliveryId: string;
  /** ISO 8601 instant of this attempt, the same as in the body. */
  timestamp: string;
  /** The body exactly as it is sent. */
  body: string;
}

const encoder = new TextEncoder();

/**
 * The headers that let a receiver verify the sender and the time of a delivery.
 * `X-Service-Signature` uses only the current secret. During a rotation, the Standard
 * Webhooks signature uses both, so that a receiver that knows either secret accepts it.
 */
export async function signDelivery(delivery: DeliveryToSign): Promise<Record<string, string>> {
  const { secret, previousSecret, deliveryId, timestamp, body } = delivery;
  const seconds = String(Math.floor(Date.parse(timestamp) / 1_000));
  const headers: Record<string, string> = {
    "User-Agent": "Service-Webhooks/1.0",
    "X-Service-Timestamp": timestamp,
    "webhook-id": deliveryId,
    "webhook-timestamp": seconds,
  };
  if (secret === null) return headers;

  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const signatures = await Promise.all(
    secrets.map((one) => standardSignature(one, { id: deliveryId, seconds, body })),
  );
  headers["X-Service-Signature"] = await bodySignature(secret, body);
  headers["webhook-signature"] = signatures.join(" ");
  return headers;
}

/** A signature of Standard Webhooks: `v1,` and the base64 HMAC of id, seconds and body. */
export async function standardSignature(
  secret: string,
  { id, seconds, body }: { id: string; seconds: string; body: string },
): Promise<string> {
  return `v1,${toBase64(await hmac(standardKey(secret), `${id}.${seconds}.${body}`))}`;
}

/** The value of `X-Service-Signature`: `sha256=` and the hex HMAC of the body. */
export async function bodySignature(secret: string, body: string): Promise<string> {
  return `sha256=${toHex(await hmac(encoder.encode(secret), body))}`;
}

const standardPrefix = "whsec_";
const base64Form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * The key of Standard Webhooks: the decoded base64 after `whsec_`, or the bytes of any other
 * secret.
 */
function standardKey(secret: string): BufferSource {
  const encoded = secret.slice(standardPrefix.length);
  if (!secret.startsWith(standardPrefix) || encoded === "" || !base64Form.test(encoded)) {
    return encoder.encode(secret);
  }
  return fromBase64(encoded);
}

async function hmac(key: BufferSource, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

/**
 * The owner that a webhook's secrets are encrypted for: a copy in another webhook's row cannot be
 * decrypted.
 */
export function secretOwner(webhookId: string): string {
  return `webhook:${webhookId}`;
}

interface BodyParts {
  /** Its name. */
  event: string;
  /** The event's data as JSON, and its time in milliseconds since the epoch. */
  payload: string;
  /** Whether the receiver gets all of it, or the id alone. */
  content: DeliveredContent;
  eventAt: number;
  /** The time of the attempt, milliseconds since the epoch. */
  startedAt: number;
}

/**
 * The body of an attempt. The same parts always give the same text, so that what was sent can be
 * shown without being stored for each attempt.
 */
export function writeBody({ event, payload, content, eventAt, startedAt }: BodyParts): string {
  const record = JSON.parse(payload) as { id?: string };
  const data = content === "thin" ? { id: record.id } : { ...record, eventAt: instant(eventAt) };
  return JSON.stringify({ event, timestamp: instant(startedAt), data });
}
