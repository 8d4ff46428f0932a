/** Servers on ports of their own, which to a browser are other origins. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Service } from "#scripts/run/stage/service.ts";

export interface LoopbackSite {
  /** With a name, so that a browser takes it for secure. */
  origin: string;
  /** With its address, for all others. */
  url: string;
  stop(): Promise<void>;
}

/** Answers every request so. */
export async function startSite(
  respond: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<LoopbackSite> {
  const server = createServer(respond);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * The service behind an edge that says which address a request is from. A browser that is told to
 * add the header itself may not send it to another origin.
 */
export function startEdge(service: Service, address: () => string): Promise<LoopbackSite> {
  return startSite(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await service.fetch(url, {
      method,
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
      address: address(),
    });
    const own = [...answer.headers].filter(([name]) => !/^(transfer|content)-(enc|len)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(own));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}
