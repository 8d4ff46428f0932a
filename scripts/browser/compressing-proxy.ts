/** What the platform's network does in front of the service, and a local one does not: compression. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

const compressible = /^(text\/|application\/(json|xml|javascript)|image\/svg)/;

/**
 * Forwards GET and HEAD to a service, each request as another client's, and sends text gzipped.
 *
 * @param target the service's origin.
 */
export async function startCompressingProxy(target: string): Promise<Proxy> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    // Nobody's limit is what is looked at.
    const address = `10.${[requests >> 16, requests >> 8, requests].map((part) => part & 255).join(".")}`;
    const forward = async () => {
      const found = await fetch(new URL(request.url ?? "/", target), {
        method: request.method ?? "GET",
        headers: { accept: request.headers.accept ?? "*/*", "cf-connecting-ip": address },
        redirect: "manual",
      });
      const body = Buffer.from(await found.arrayBuffer());
      const type = found.headers.get("content-type") ?? "";
      const compresses = compressible.test(type);
      const headers = Object.fromEntries(
        [...found.headers].filter(
          ([name]) =>
            !/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name),
        ),
      );
      const sent = compresses ? gzipSync(body) : body;
      response.writeHead(found.status, {
        ...headers,
        ...(compresses ? { "content-encoding": "gzip" } : {}),
        "content-length": sent.length,
      });
      response.end(sent);
    };
    forward().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
