import { type AttemptError, AttemptFailed } from "./attempt.ts";
import type { Target } from "./check-target.ts";
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

/**
 * How long one address may take to accept a connection if there are others to try, milliseconds.
 */
const timeoutMs = 1_500;

/** How many are tried: a host with many would have the service connect to all of them. */
const maxTried = 4;

interface OpenSocket {
  address: string;
  socket: Socket;
}

/**
 * Opens a connection to the first of the addresses that accepts one, of four at most. Nothing is looked up
 * here, so only addresses that have been checked are connected to.
 *
 * @throws {AttemptFailed} `timeout` or `connection_failed`.
 */
async function connectFirst(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<OpenSocket> {
  // Loaded when it is needed: only Workers have sockets, but scripts list the operations too.
  const { connect } = await import("cloudflare:sockets");
  const tried = addresses.slice(0, maxTried);
  for (const [n, address] of tried.entries()) {
    const isLast = n === tried.length - 1;
    const deadline = isLast ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const hostname = address.includes(":") ? `[${address}]` : address;
    const socket = connect(
      { hostname, port },
      { secureTransport: "starttls", allowHalfOpen: false },
    );
    // Its rejection would be unhandled; the same error also surfaces in `opened` or the streams.
    socket.closed.catch(() => {});
    try {
      await withDeadline(socket.opened, deadline);
      return { address, socket };
    } catch {
      closeSocket(socket);
      if (signal.aborted) throw new AttemptFailed("timeout", address);
    }
  }
  throw new AttemptFailed("connection_failed", tried.at(-1) ?? null);
}

/**
 * Upgrades a connection to TLS. The certificate must be valid for the host name, not for the
 * address.
 *
 * @throws {AttemptFailed} `timeout`, or `tls_failed` for a certificate that is not trusted or
 * belongs to another host.
 */
async function upgradeTls(
  { socket, address }: OpenSocket,
  host: string,
  signal: AbortSignal,
): Promise<Socket> {
  let tls = socket;
  try {
    // workerd verifies this name. Cloudflare's edge did not send it in 2026 (workerd issue 6903) and
    // may start to reject it: then every handshake fails, instead of succeeding with any host.
    tls = socket.startTls({ expectedServerHostname: host });
    tls.closed.catch(() => {});
    await withDeadline(tls.opened, signal);
    return tls;
  } catch (error) {
    closeSocket(tls);
    throw new AttemptFailed(error instanceof DeadlineExceeded ? "timeout" : "tls_failed", address);
  }
}

/**
 * Closes a connection without waiting for the other side. The streams are not aborted: after
 * an `abort`, the platform keeps the connection open until the invocation ends. It always does
 * so for a connection that is not yet accepted or still in its handshake; all attempts of an
 * invocation have the same deadline, so such a connection is closed soon after.
 */
function closeSocket(socket: Socket): void {
  socket.close().catch(() => {});
}
