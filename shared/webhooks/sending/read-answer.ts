import { BodyDecoder } from "./body-decoder.ts";
import { type AnswerHead, MalformedAnswer, maxHeadLength, parseHead } from "./parse-head.ts";

/** What a receiver answered, as far as it is kept. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

/** The connection ended before a whole head had come. */
export class AnswerMissing extends Error {
  override readonly name = "AnswerMissing";
}

export const maxBodyLength = 4 * 1_024;
const maxInterim = 10;

/**
 * Reads one answer from a connection. An answer counts once its head is there:
 * a body that stays away or breaks off takes nothing from it.
 *
 * @param read the next bytes; null at the end of the connection, or of the time.
 * @throws {AnswerMissing} {MalformedAnswer} {AnswerTooLarge}
 */
export async function readAnswer(read: () => Promise<Uint8Array | null>): Promise<Answer> {
  const { head, rest } = await readHead(read);
  const decoder = new BodyDecoder(head.framing, maxBodyLength);
  decoder.push(rest);
  while (!decoder.done) {
    const bytes = await read().catch(() => null);
    if (bytes === null) break;
    decoder.push(bytes);
  }
  return {
    status: head.status,
    retryAfter: head.fields.get("retry-after") ?? null,
    body: decoder.text(),
  };
}

/** The head of the answer itself, behind any interim ones such as 100 and 103. */
async function readHead(
  read: () => Promise<Uint8Array | null>,
): Promise<{ head: AnswerHead; rest: Uint8Array }> {
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
    // Nobody asked to switch protocols.
    if (parsed.head.status === 101 || ++interim > maxInterim) throw new MalformedAnswer();
    received = rest;
  }
}

/** Reads on until another line has come, or too much: a head is looked at once a line, not once a byte. */
async function readLine(
  received: Uint8Array,
  read: () => Promise<Uint8Array | null>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [received];
  let length = received.length;
  for (;;) {
    const bytes = await read();
    if (bytes === null) throw new AnswerMissing();
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
