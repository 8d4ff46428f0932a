import { AttemptFailed } from "./attempt-failed.ts";
import { DeadlineExceeded, withDeadline } from "./with-deadline.ts";

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
export async function connectFirst(
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
export async function upgradeTls(
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
export function closeSocket(socket: Socket): void {
  socket.close().catch(() => {});
}
