import { once } from "node:events";
import { Agent, createServer, request } from "node:http";

/** What went to a database so far. */
export interface DatabaseUse {
  /** Requests over HTTP: one for each statement or batch. */
  calls: number;
  /** Rows as the database itself counts them, and its host bills them. */
  rowsRead: number;
  rowsWritten: number;
}

export interface CallCounter {
  url: string;
  use(): DatabaseUse;
  stop(): void;
}

/** A proxy in front of a libSQL server that counts what passes. */
export async function countCalls(target: string): Promise<CallCounter> {
  const agent = new Agent({ keepAlive: true });
  const use: DatabaseUse = { calls: 0, rowsRead: 0, rowsWritten: 0 };
  const server = createServer((incoming, answer) => {
    use.calls++;
    const { method, url } = incoming;
    // The counts in a compressed response could not be read.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const onward = request(`${target}${url}`, { method, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("latin1");
        use.rowsRead += sumOf(text, /"rows_read":(\d+)/g);
        use.rowsWritten += sumOf(text, /"rows_written":(\d+)/g);
      });
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
    use: () => ({ ...use }),
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** The response to a pipeline of statements has the count of each. */
function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
