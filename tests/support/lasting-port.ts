import { isPortFree } from "#scripts/run/local/port.ts";

/**
 * A port for a service that is stopped and started again on it. It is below the ports that the
 * system gives to outgoing connections, one of which could otherwise take it in between.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
}
