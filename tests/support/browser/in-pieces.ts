/** A document that arrives in pieces, as over a slow network. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Longer than a browser takes to show what it has. */
const pauseMs = 120;

export interface InPieces {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Passes a service on, and pauses within its documents.
 *
 * @param ends where a piece of a document ends.
 */
export async function serveInPieces(service: URL, ends: RegExp): Promise<InPieces> {
  const server = createServer(async (request, response) => {
    const { cookie = "", "cf-connecting-ip": address } = request.headers;
    const found = await fetch(new URL(request.url ?? "/", service), {
      headers: { cookie, ...(address && { "cf-connecting-ip": String(address) }) },
    });
    const type = found.headers.get("content-type") ?? "";
    response.writeHead(found.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(new Uint8Array(await found.arrayBuffer()));
      return;
    }
    for (const piece of (await found.text()).split(ends)) {
      response.write(piece);
      await wait(pauseMs);
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
