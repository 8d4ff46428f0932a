import { connect } from "cloudflare:sockets";
import { AttemptFailed } from "./attempt-failed.ts";
import { inTime, TimeIsUp } from "./in-time.ts";

/** How long an address may take to accept while others are left to try, milliseconds. */
const patienceMs = 1_500;

export interface Connection {
  address: string;
  socket: Socket;
}

/**
 * Opens a connection to the first of the addresses that accepts one. They are
 * dialled as they are: no name is looked up here.
 *
 * @throws {AttemptFailed}
 */
export async function connectFirst(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Connection> {
  for (const [n, address] of addresses.entries()) {
    const isLast = n === addresses.length - 1;
    const patience = isLast ? signal : AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const hostname = address.includes(":") ? `[${address}]` : address;
    const socket = connect(
      { hostname, port },
      { secureTransport: "starttls", allowHalfOpen: false },
    );
    // Told as well by whatever is done with the socket.
    socket.closed.catch(() => {});
    try {
      await inTime(socket.opened, patience);
      return { address, socket };
    } catch {
      hangUp(socket);
      if (signal.aborted) throw new AttemptFailed("timeout", address);
    }
  }
  throw new AttemptFailed("connection_failed", addresses.at(-1) ?? null);
}

/**
 * Makes the connection a TLS one with the host, whatever address it leads to.
 *
 * @throws {AttemptFailed} where the certificate is not this host's, or not to be trusted.
 */
export async function secure(
  { socket, address }: Connection,
  host: string,
  signal: AbortSignal,
): Promise<Socket> {
  let secured = socket;
  try {
    // workerd keeps to this name. Cloudflare's edge did not send it in 2026 (workerd issue 6903) and
    // may come to refuse it: then no handshake succeeds, rather than one with anybody.
    secured = socket.startTls({ expectedServerHostname: host });
    secured.closed.catch(() => {});
    await inTime(secured.opened, signal);
    return secured;
  } catch (error) {
    hangUp(secured);
    throw new AttemptFailed(error instanceof TimeIsUp ? "timeout" : "tls_failed", address);
  }
}

/**
 * Ends a connection without waiting for the other side. Streams are left alone:
 * after `abort` the platform keeps the connection until the invocation ends, as
 * it does, whatever one tries, where it waits to be accepted or for a handshake.
 * Whoever sends ends soon after: no attempt has more time than the others.
 */
export function hangUp(socket: Socket): void {
  socket.close().catch(() => {});
}
