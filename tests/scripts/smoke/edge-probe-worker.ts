/** The probe on a simulated edge whose sockets send no host name (workerd issue 6903). */
import { createProbeWorker } from "../../../scripts/smoke/probe-worker.ts";
import { AttemptFailed } from "../../../shared/webhooks/sending/attempt-failed.ts";
import { type Connection, closeSocket } from "../../../shared/webhooks/sending/connect-first.ts";
import { withDeadline } from "../../../shared/webhooks/sending/with-deadline.ts";

async function upgradeWithoutName(
  { socket, address }: Connection,
  _host: string,
  signal: AbortSignal,
): Promise<Socket> {
  // Without the option, the name is that of `connect`: an address, which no handshake contains.
  const tls = socket.startTls();
  tls.closed.catch(() => {});
  try {
    await withDeadline(tls.opened, signal);
    return tls;
  } catch {
    closeSocket(tls);
    throw new AttemptFailed("tls_failed", address);
  }
}

export default createProbeWorker(upgradeWithoutName);
