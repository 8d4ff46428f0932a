import { CompensationError } from "../errors/client-errors.ts";
import type { WebhookEvents } from "../generated/codes.ts";
import { type HeadersLike, platform } from "../platform.ts";

/** An event with the data of its kind: `event` tells which. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** The headers of a delivery: a `Headers` object, or an object of names and values as Node has it. */
export type WebhookHeaders =
  | HeadersLike
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Why a delivery is not accepted. */
export type WebhookRefusal =
  | "missing_headers"
  | "outside_tolerance"
  | "wrong_signature"
  | "invalid_secret"
  | "invalid_body";

/** A delivery is not from the service, is too old, or cannot be read. Answer it with 400. */
export class WebhookVerificationError extends CompensationError {
  override readonly name = "WebhookVerificationError";
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface VerifyOptions {
  /** How old or how far in the future a delivery may be, in seconds. 300 by default. */
  toleranceSeconds?: number | undefined;
  /** Milliseconds since the epoch; the clock by default. */
  now?: number | undefined;
}

/**
 * Checks a delivery by Standard Webhooks (https://www.standardwebhooks.com) and returns its event.
 *
 * Deliveries may arrive more than once: the header `webhook-id` is the same each time.
 *
 * @param rawBody the body exactly as it was received, not parsed and serialized again.
 * @param headers of the same request.
 * @param secret of the webhook; several while it is being changed.
 * @throws {WebhookVerificationError} unless the service signed exactly this body just now.
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET ?? "");
 * if (event.event === "job.created") console.log(event.data.company);
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, "webhook-id");
  const timestamp = readHeader(headers, "webhook-timestamp");
  const signatures = readHeader(headers, "webhook-signature");
  if (!id || !timestamp || !signatures) {
    throw new WebhookVerificationError(
      "missing_headers",
      "webhook-id, webhook-timestamp and webhook-signature are required; a webhook without a secret is not signed.",
    );
  }
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now / 1_000 - seconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      "outside_tolerance",
      `The delivery is not within ${toleranceSeconds} seconds of now.`,
    );
  }
  const body = typeof rawBody === "string" ? encode(rawBody) : rawBody;
  const signed = concatenate(encode(`${id}.${timestamp}.`), body);
  const keys = [secret].flat().map(toKey);
  if (!(await isSigned(signed, signatures, keys))) {
    throw new WebhookVerificationError(
      "wrong_signature",
      "The signature does not match: the secret is another one, or the body was changed.",
    );
  }
  return parseEvent(body);
}

/** Whether any signature is made with any of the keys. */
async function isSigned(
  signed: Uint8Array,
  signatures: string,
  keys: readonly Uint8Array[],
): Promise<boolean> {
  const { subtle } = platform.crypto;
  const given = signatures
    .split(" ")
    .slice(0, maxSignatures)
    .flatMap((one) => (one.startsWith("v1,") ? (fromBase64(one.slice("v1,".length)) ?? []) : []));
  for (const key of keys) {
    const algorithm = { name: "HMAC", hash: "SHA-256" } as const;
    const imported = await subtle.importKey("raw", key, algorithm, false, ["verify"]);
    for (const signature of given) {
      // It takes the same time wherever the first difference is.
      if (await subtle.verify("HMAC", imported, signature, signed)) return true;
    }
  }
  return false;
}

/** No rotation has as many, and checking them does not keep a receiver busy. */
const maxSignatures = 10;

/** The decoded bytes of a `whsec_` secret; of any other, its own bytes. */
function toKey(secret: string): Uint8Array {
  if (secret === "") throw new WebhookVerificationError("invalid_secret", "The secret is empty.");
  const decoded = secret.startsWith("whsec_") ? fromBase64(secret.slice("whsec_".length)) : null;
  return decoded ?? encode(secret);
}

const base64Form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function fromBase64(text: string): Uint8Array | null {
  if (text === "" || !base64Form.test(text)) return null;
  return Uint8Array.from(platform.atob(text), (character) => character.charCodeAt(0));
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    const text = new platform.TextDecoder("utf-8", { fatal: true }).decode(body);
    return JSON.parse(text) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError("invalid_body", "The body is signed, but it is not JSON.");
  }
}

function readHeader(headers: WebhookHeaders, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const found = Object.entries(headers).find(([own]) => own.toLowerCase() === name);
  const value = found?.[1];
  return typeof value === "string" ? value : null;
}

function isHeaders(headers: WebhookHeaders): headers is HeadersLike {
  return typeof headers.get === "function";
}

function encode(text: string): Uint8Array {
  return new platform.TextEncoder().encode(text);
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
