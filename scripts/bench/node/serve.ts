/** The same Hono app on Node, over the same SQLite file. Says over IPC where it listens. */
import "./platform.ts";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bindings } from "../../../shared/http/env.ts";

// Loaded once the stand-ins are there.
const { createApp } = await import("../../../shared/http/app.ts");
const { routes } = await import("../../../functions/routes.ts");
const { createLimiters } = await import("./limiter.ts");

const { DATABASE_URL = "", DATA_POINT_KEY = "", SECRETS_KEY = "" } = process.env;
const app = createApp(routes);
const bindings = {
  DATABASE_URL,
  DATA_POINT_KEY,
  SECRETS_KEY,
  RATE_LIMITER: createLimiters(),
} as Bindings;
const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  passThroughOnException: () => {},
  props: {},
} as unknown as ExecutionContext;

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = `http://${incoming.headers.host}${incoming.url}`;
  const headers = new Headers(incoming.headers as Record<string, string>);
  const response = await app.fetch(new Request(url, { headers }), bindings, context);
  const body = Buffer.from(await response.arrayBuffer());
  const own = { ...Object.fromEntries(response.headers), "Content-Length": body.length };
  outgoing.writeHead(response.status, own).end(body);
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.writeHead(500).end();
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.on("disconnect", () => process.exit());
process.send?.((server.address() as AddressInfo).port);
