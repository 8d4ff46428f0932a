import { once } from "node:events";
import { createServer } from "node:net";

/** Whether something can still listen on this port of the loopback address. */
export async function isPortFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  return (await listenOnce(port, host)) !== null;
}

/** A port that was free a moment ago. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  const port = await listenOnce(0, host);
  if (port === null) throw new Error(`no free port on ${host}`);
  return port;
}

async function listenOnce(port: number, host: string): Promise<number | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : null;
}
