import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

/** Forwards GET to a service, each request as another client's: nobody's limit is what is looked at. */
export async function startAnonymousProxy(target: string): Promise<Proxy> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const address = `10.${[requests >> 16, requests >> 8, requests].map((part) => part & 255).join(".")}`;
    const forward = async () => {
      const found = await fetch(new URL(request.url ?? "/", target), {
        headers: { accept: request.headers.accept ?? "*/*", "cf-connecting-ip": address },
        redirect: "manual",
      });
      const headers = Object.fromEntries(found.headers);
      for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
        delete headers[name];
      }
      response.writeHead(found.status, headers).end(Buffer.from(await found.arrayBuffer()));
    };
    forward().catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, "127.0.0.1");
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
