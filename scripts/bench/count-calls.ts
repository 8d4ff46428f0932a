import { once } from "node:events";
import { Agent, createServer, request } from "node:http";

export interface CallCounter {
  url: string;
  /** Requests passed on so far. */
  calls(): number;
  stop(): void;
}

/** A proxy in front of an HTTP server that counts what passes. */
export async function countCalls(target: string): Promise<CallCounter> {
  const agent = new Agent({ keepAlive: true });
  let calls = 0;
  const server = createServer((incoming, answer) => {
    calls++;
    const { method, url, headers } = incoming;
    const onward = request(`${target}${url}`, { method, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
