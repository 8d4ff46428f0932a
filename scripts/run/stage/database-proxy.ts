import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** The calls to a database and their rows. */
export interface DatabaseUse {
  /** Requests over HTTP: one for each statement or batch. */
  calls: number;
  /** Round trips that had to wait for each other: the longest chain of calls that do not overlap. */
  inSequence: number;
  /** Rows as the database itself counts them, and its host bills them. */
  rowsRead: number;
  rowsWritten: number;
}

export interface DatabaseProxy {
  url: string;
  /** Milliseconds that a round trip takes longer than on this machine. */
  delayMs: number;
  /** All use since the last {@link DatabaseProxy.reset}. */
  use(): DatabaseUse;
  reset(): void;
  stop(): void;
}

/** A proxy in front of a libSQL server that counts calls and rows, and can delay them as another continent would. */
export async function startDatabaseProxy(target: string, delayMs = 0): Promise<DatabaseProxy> {
  const agent = new Agent({ keepAlive: true });
  const trips: { start: number; end: number }[] = [];
  const rows = { rowsRead: 0, rowsWritten: 0 };
  let calls = 0;
  const server = createServer(async (incoming, answer) => {
    calls++;
    const start = performance.now();
    const [body] = await Promise.all([buffer(incoming), sleep(proxy.delayMs)]);
    const { method, url } = incoming;
    // The counts in a compressed response could not be read.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const onward = request(`${target}${url}`, { method, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("latin1");
        rows.rowsRead += sumOf(text, /"rows_read":(\d+)/g);
        rows.rowsWritten += sumOf(text, /"rows_written":(\d+)/g);
        if (isWaitedFor(body)) trips.push({ start, end: performance.now() });
      });
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    onward.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const proxy: DatabaseProxy = {
    url: `http://127.0.0.1:${port}`,
    delayMs,
    use: () => ({ calls, inSequence: longestChain(trips), ...rows }),
    reset() {
      trips.length = 0;
      calls = 0;
      Object.assign(rows, { rowsRead: 0, rowsWritten: 0 });
    },
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
  return proxy;
}

/** Not if it only closes a stream. */
function isWaitedFor(body: Buffer): boolean {
  return /"type":"(?:execute|batch|sequence)"/.test(body.toString("latin1"));
}

/** The most intervals of which each begins after the one before has ended. */
export function longestChain(trips: readonly { start: number; end: number }[]): number {
  let [count, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { start, end } of trips.toSorted((one, other) => one.end - other.end)) {
    if (start < until) continue;
    count++;
    until = end;
  }
  return count;
}

/** The response to a pipeline of statements has the count of each. */
function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
