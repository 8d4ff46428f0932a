import type { IncomingMessage } from "node:http";
import { verify } from "../../docs/webhooks/verify.ts";

/** A received request, and whether its signature is the service's. */
export interface ReceivedDelivery {
  id: string;
  verified: boolean;
  /** Why verification failed. */
  reason: string | null;
  body: Buffer;
}

const maxBodyLength = 1_000_000;

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
  const id = header(request, "webhook-id") ?? "without an id";
  try {
    verify(secret, header(request, "x-service-signature"), body);
    return { id, verified: true, reason: null, body };
  } catch (error) {
    return { id, verified: false, reason: error instanceof Error ? error.message : "", body };
  }
}

/**
 * A summary line followed by the body.
 *
 * @param hint advice in case the signature does not match.
 */
export function describeDelivery(
  { id, verified, reason, body }: ReceivedDelivery,
  hint: string,
): string {
  const parsed = parse(body);
  const event =
    typeof parsed === "object" && parsed && "event" in parsed ? String(parsed.event) : "?";
  const verdict = verified ? "verified" : `NOT VERIFIED: ${reason}`;
  const advice = reason?.includes("signature") ? `${hint}\n` : "";
  // Encoded as JSON, so that its content cannot send control sequences to the terminal.
  return `${new Date().toISOString()}  ${JSON.stringify(event).slice(1, -1)}  ${JSON.stringify(id).slice(1, -1)}  ${verdict}\n${advice}${JSON.stringify(parsed, null, 2)}\n`;
}

function parse(body: Buffer): unknown {
  const text = body.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}
