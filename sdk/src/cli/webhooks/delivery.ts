import type { IncomingMessage } from "node:http";
import {
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from "../../webhooks/verify-webhook.ts";
import { plain } from "../output/plain.ts";

/** A received request, and whether its signature is the service's. */
export interface ReceivedDelivery {
  id: string;
  verified: boolean;
  /** Why verification failed. */
  refusal: WebhookVerificationError | null;
  /** The headers that a program behind needs to verify it, too. */
  headers: Record<string, string>;
  body: Buffer;
}

const maxBodyLength = 1_000_000;

/** Reads and verifies a request; a body beyond the maximum is cut, and so does not verify. */
export async function readDelivery(
  request: IncomingMessage,
  secret: string,
): Promise<ReceivedDelivery> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyLength) break;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const headers = signatureHeaders(request);
  const id = headers["webhook-id"] ?? "without an id";
  try {
    await verifyWebhook(body, headers, secret);
    return { id, verified: true, refusal: null, headers, body };
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return { id, verified: false, refusal: error, headers, body };
  }
}

function signatureHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      /^(?:webhook|x-service)-/.test(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

/**
 * A summary line followed by the body.
 *
 * @param hint advice in case the signature does not match.
 */
export function describeDelivery(
  { id, verified, refusal, body }: ReceivedDelivery,
  hint: string,
): string {
  const parsed = parse(body);
  const verdict = verified ? "verified" : `NOT VERIFIED: ${refusal?.message}`;
  const advice = refusal?.reason === "wrong_signature" ? `${hint}\n` : "";
  // Anybody may have sent it. JSON has line breaks of a text in one line, but C1 control characters as they are.
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
  return plain(
    `${new Date().toISOString()}  ${quoted(eventOf(parsed))}  ${quoted(id)}  ${verdict}\n${advice}${JSON.stringify(parsed, null, 2)}\n`,
  );
}

function eventOf(parsed: unknown): string {
  if (typeof parsed !== "object" || parsed === null || !("event" in parsed)) return "?";
  return String((parsed as { event: WebhookEvent["event"] }).event);
}

function parse(body: Buffer): unknown {
  const text = body.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
