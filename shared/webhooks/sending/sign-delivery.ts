import { toHex } from "../../core/bytes/hex.ts";

export interface DeliveryToSign {
  /** The webhook's secret, or null where it has none: then nothing is signed. */
  secret: string | null;
  /** The secret before the last rotation, while both are in force. */
  previousSecret?: string | null;
  /** The same for every attempt: receivers tell repeated deliveries by it. */
  deliveryId: string;
  /** ISO instant of this attempt, the one in the body. */
  timestamp: string;
  /** The body exactly as it is sent. */
  body: string;
}

const encoder = new TextEncoder();

/**
 * The headers that tell a receiver who sent this and when. `X-Service-Signature`
 * is made with the current secret alone; the Standard Webhooks signature with
 * both during a rotation, so that a receiver that knows either accepts it.
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

  const signed = `${deliveryId}.${seconds}.${body}`;
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const signatures = await Promise.all(
    secrets.map(async (one) => `v1,${toBase64(await hmac(standardKey(one), signed))}`),
  );
  headers["X-Service-Signature"] = `sha256=${toHex(await hmac(encoder.encode(secret), body))}`;
  headers["webhook-signature"] = signatures.join(" ");
  return headers;
}

const standardPrefix = "whsec_";
const base64Form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** What stands in base64 behind `whsec_`; of any other secret, its own bytes. */
function standardKey(secret: string): BufferSource {
  const encoded = secret.slice(standardPrefix.length);
  if (!secret.startsWith(standardPrefix) || encoded === "" || !base64Form.test(encoded)) {
    return encoder.encode(secret);
  }
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}

async function hmac(key: BufferSource, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
