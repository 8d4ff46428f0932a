import { BodyDecoder } from "./body-decoder.ts";
import { boundHeaders } from "./bound-headers.ts";
import { MalformedResponse, maxHeadLength, parseHead, type ResponseHead } from "./parse-head.ts";

/** The parts of a response that are recorded. */
export interface ReceivedResponse {
  status: number;
  retryAfter: string | null;
  /** The first ones, bounded; names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The connection was closed before the response head was complete. */
export class ResponseMissing extends Error {
  override readonly name = "ResponseMissing";
}

export const maxBodyLength = 4 * 1_024;
const maxInterim = 10;

/**
 * Reads one response from a connection. The response counts once its head is complete: a body
 * that is missing or truncated does not invalidate it.
 *
 * @param read returns the next bytes, or null at the end of the connection; rejects at the deadline.
 * @throws {ResponseMissing} {MalformedResponse} {ResponseTooLarge}
 */
export async function readResponse(read: ReadBytes): Promise<ReceivedResponse> {
  const { head, body } = await readWhole(read, maxBodyLength);
  return {
    status: head.status,
    retryAfter: head.fields.get("retry-after") ?? null,
    headers: boundHeaders(head.fields),
    body,
  };
}

/** Returns the next bytes, or null at the end of the connection; rejects at the deadline. */
export type ReadBytes = () => Promise<Uint8Array | null>;

/**
 * The same with all header fields, and with as much of the body as wanted.
 *
 * @throws {ResponseMissing} {MalformedResponse} {ResponseTooLarge}
 */
export async function readWhole(
  read: ReadBytes,
  maxBytes: number,
): Promise<{ head: ResponseHead; body: string }> {
  const { head, rest } = await readHead(read);
  const decoder = new BodyDecoder(head.framing, maxBytes);
  decoder.push(rest);
  while (!decoder.done) {
    const bytes = await read().catch(() => null);
    if (bytes === null) break;
    decoder.push(bytes);
  }
  return { head, body: decoder.text() };
}

/** Reads the head of the final response, skipping interim ones such as 100 and 103. */
async function readHead(
  read: () => Promise<Uint8Array | null>,
): Promise<{ head: ResponseHead; rest: Uint8Array }> {
  let received = new Uint8Array();
  let interim = 0;
  for (;;) {
    const parsed = parseHead(received);
    if (!parsed) {
      received = await readLine(received, read);
      continue;
    }
    const rest = received.slice(parsed.bodyAt);
    if (parsed.head.status >= 200) return { head: parsed.head, rest };
    // No protocol switch was requested.
    if (parsed.head.status === 101 || ++interim > maxInterim) throw new MalformedResponse();
    received = rest;
  }
}

/**
 * Reads until another line is complete or the limit is exceeded, so that the head is parsed once
 * per line, not once per byte.
 */
async function readLine(
  received: Uint8Array,
  read: () => Promise<Uint8Array | null>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [received];
  let length = received.length;
  for (;;) {
    const bytes = await read();
    if (bytes === null) throw new ResponseMissing();
    parts.push(bytes);
    length += bytes.length;
    if (bytes.includes(10) || length > maxHeadLength) return concatenate(parts, length);
  }
}

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
