import type { AttemptError } from "./attempt.ts";
import { AttemptFailed } from "./attempt-failed.ts";
import type { Target } from "./check-target.ts";
import { connectFirst, hangUp, secure } from "./connect-first.ts";
import { inTime, TimeIsUp } from "./in-time.ts";
import { AnswerTooLarge, MalformedAnswer } from "./parse-head.ts";
import { type Answer, readAnswer } from "./read-answer.ts";

/** An answer, and the address that gave it. */
export interface Posted {
  answer: Answer;
  address: string | null;
}

/**
 * Sends a request over TLS to one of these addresses, reads the answer and
 * closes the connection.
 *
 * @throws {AttemptFailed}
 */
export async function postBySocket(
  target: Target,
  addresses: readonly string[],
  request: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Posted> {
  const connection = await connectFirst(addresses, target.local?.port ?? target.port, signal);
  const { address } = connection;
  const socket = await secure(connection, target.host, signal);
  try {
    return { answer: await exchange(socket, request, signal), address };
  } catch (error) {
    throw new AttemptFailed(explain(error), address);
  } finally {
    hangUp(socket);
  }
}

async function exchange(
  socket: Socket,
  request: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Answer> {
  // Not waited for: a receiver may answer before it has read everything, or not read at all.
  socket.writable
    .getWriter()
    .write(request)
    .catch(() => {});
  const reader = socket.readable.getReader();
  return readAnswer(async () => {
    const { done, value } = await inTime(reader.read(), signal);
    return done ? null : value;
  });
}

function explain(error: unknown): AttemptError {
  if (error instanceof TimeIsUp) return "timeout";
  if (error instanceof MalformedAnswer) return "answer_malformed";
  if (error instanceof AnswerTooLarge) return "answer_too_large";
  // No answer came, or the platform's own error of a connection that broke.
  return "connection_closed";
}
