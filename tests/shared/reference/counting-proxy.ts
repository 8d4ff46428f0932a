import { once } from "node:events";
import { createServer } from "node:http";

export interface CountingProxy {
  url: string;
  /** The number of round trips since the last call. */
  takeCount(): number;
  stop(): Promise<void>;
}

/** Forwards HTTP to a database and counts the round trips. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let count = 0;
  const server = createServer(async (request, response) => {
    count++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? "POST",
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
