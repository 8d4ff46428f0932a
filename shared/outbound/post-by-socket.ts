import type { AttemptError } from "./attempt.ts";
import { AttemptFailed } from "./attempt-failed.ts";
import type { Target } from "./check-target.ts";
import { closeSocket, connectFirst, upgradeTls } from "./connect-first.ts";
import { MalformedResponse, ResponseTooLarge } from "./parse-head.ts";
import { type ReadBytes, type ReceivedResponse, readResponse } from "./read-response.ts";
import { DeadlineExceeded, withDeadline } from "./with-deadline.ts";

/** A response, and the address it came from if that is known. */
export interface PostResult {
  response: ReceivedResponse;
  address: string | null;
}

/**
 * Sends a request over TLS to one of the addresses, reads the response and closes the
 * connection.
 *
 * @param secure replaced where tests simulate a platform that sends no host name.
 * @throws {AttemptFailed}
 */
export function postBySocket(
  target: Target,
  addresses: readonly string[],
  request: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  secure: typeof upgradeTls = upgradeTls,
): Promise<PostResult> {
  return requestBySocket(target, addresses, request, signal, { read: readResponse, secure });
}

/**
 * Sends any request over a socket.
 *
 * @param read reads the response.
 */
export async function requestBySocket<Response>(
  target: Target,
  addresses: readonly string[],
  request: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  {
    read,
    secure = upgradeTls,
  }: { read(bytes: ReadBytes): Promise<Response>; secure?: typeof upgradeTls },
): Promise<{ response: Response; address: string }> {
  const connection = await connectFirst(addresses, target.local?.port ?? target.port, signal);
  const { address } = connection;
  const socket = await secure(connection, target.host, signal);
  try {
    return { response: await exchange(socket, request, signal, read), address };
  } catch (error) {
    throw new AttemptFailed(errorCode(error), address);
  } finally {
    closeSocket(socket);
  }
}

async function exchange<Response>(
  socket: Socket,
  request: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  read: (bytes: ReadBytes) => Promise<Response>,
): Promise<Response> {
  // The write is not awaited: a receiver may respond before it has read the request, or never read it.
  socket.writable
    .getWriter()
    .write(request)
    .catch(() => {});
  const reader = socket.readable.getReader();
  return read(async () => {
    const { done, value } = await withDeadline(reader.read(), signal);
    return done ? null : value;
  });
}

function errorCode(error: unknown): AttemptError {
  if (error instanceof DeadlineExceeded) return "timeout";
  if (error instanceof MalformedResponse) return "answer_malformed";
  if (error instanceof ResponseTooLarge) return "answer_too_large";
  // The response is missing, or the platform reports a broken connection.
  return "connection_closed";
}
