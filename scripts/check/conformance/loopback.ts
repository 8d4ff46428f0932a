/** A loopback proxy that adds a key to every request, for tools that cannot send one. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { localhostAllowedHostnames, validateHostHeader } from "@modelcontextprotocol/server";

export interface Loopback {
  url: URL;
  stop(): Promise<void>;
}

export async function startLoopback(target: URL, key: string): Promise<Loopback> {
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing, target, key).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://localhost:${port}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  key: string,
): Promise<void> {
  // Without this check, DNS rebinding would let a web page send requests with the key.
  if (!validateHostHeader(incoming.headers.host, localhostAllowedHostnames()).ok) {
    outgoing.writeHead(403).end();
    return;
  }
  const { host: _, connection: __, ...sent } = incoming.headers;
  const abort = new AbortController();
  outgoing.on("close", () => abort.abort());
  const headers = new Headers({ authorization: `Bearer ${key}` });
  for (const [name, value] of Object.entries(sent)) headers.set(name, String(value));
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const response = await fetch(new URL(incoming.url ?? "/", target), {
    method: incoming.method ?? "GET",
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: await readBytes(incoming) } : {}),
  });
  // fetch has decoded the body, so the headers that describe its encoding no longer apply.
  const framing = ["content-encoding", "content-length", "transfer-encoding", "connection"];
  const kept = [...response.headers].filter(([name]) => !framing.includes(name));
  outgoing.writeHead(response.status, Object.fromEntries(kept));
  if (!response.body) return void outgoing.end();
  for await (const chunk of Readable.fromWeb(response.body as never)) outgoing.write(chunk);
  outgoing.end();
}

async function readBytes(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
