import { once } from "node:events";
import { createServer, type Server } from "node:http";

export interface FaultyProxy {
  url: string;
  /** How many exchanges were cut or refused so far. */
  readonly dropped: number;
  /** Cuts the next exchanges: before they reach the server, or after the server has done its work. */
  dropNext(what: "request" | "answer", times?: number): void;
  /** Answers the next statements as sqld does while it moves its log into the database. */
  lockNext(times: number): void;
  stop(): void;
}

const locked = JSON.stringify({
  baton: null,
  base_url: null,
  results: [
    {
      type: "error",
      error: { message: "SQLite error: database is locked", code: "SQLITE_BUSY" },
    },
    { type: "ok", response: { type: "close" } },
  ],
});

/** Passes HTTP on to a server, and cuts connections on demand. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let next: { what: "request" | "answer" | "lock"; times: number } = { what: "request", times: 0 };
  let dropped = 0;

  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const drop = next.times > 0 ? next.what : null;
    if (drop) {
      next.times--;
      dropped++;
    }
    if (drop === "lock") {
      return void response.writeHead(200, { "content-type": "application/json" }).end(locked);
    }
    if (drop === "request") return void request.socket.destroy();
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.concat(chunks),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (drop === "answer") return void request.socket.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");

  return {
    url: `http://127.0.0.1:${address.port}`,
    get dropped() {
      return dropped;
    },
    dropNext(what, times = 1) {
      next = { what, times };
    },
    lockNext(times) {
      next = { what: "lock", times };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
