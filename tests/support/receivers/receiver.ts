/** The far end of a webhook: a real TLS server on this machine that answers as a test tells it. */
import { once } from "node:events";
import { createServer as createSilentServer, type Server, type Socket } from "node:net";
import { createServer, type TLSSocket } from "node:tls";
import { type CertificateKind, certificateFor } from "./authority.ts";

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** The name that the client asked for in the handshake. */
  serverName: string | false | null;
  receivedAt: number;
}

/** What a receiver does once a request is there; `raw` is the connection under the TLS one. */
export type Behaviour = (socket: TLSSocket, request: ReceivedRequest, raw: Socket) => void;

export interface Receiver {
  /** For `WEBHOOK_LOCAL_TARGETS`. */
  localTarget: string;
  port: number;
  url: string;
  requests: ReceivedRequest[];
  /** Connections that are open now. */
  readonly open: number;
  /** Connections taken so far, those whose handshake failed among them. */
  readonly connections: number;
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export interface ReceiverOptions {
  host?: string;
  certificate?: CertificateKind;
  behaviour?: Behaviour;
  /** False for one that takes connections and says nothing. */
  handshake?: boolean;
}

/** Answers with these bytes and closes the connection. */
export function answer(text: string): Behaviour {
  return (socket) => void socket.end(Buffer.from(text, "latin1"));
}

/** An ordinary answer. */
export function status(code: number, headers: Record<string, string> = {}, body = ""): Behaviour {
  const lines = Object.entries({ ...headers, "Content-Length": String(Buffer.byteLength(body)) });
  return (socket) =>
    void socket.end(
      `HTTP/1.1 ${code} Whatever\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
    );
}

export async function startReceiver(options: ReceiverOptions = {}): Promise<Receiver> {
  const { host = "receiver.test", certificate = "good" } = options;
  let behaviour = options.behaviour ?? status(200);
  const requests: ReceivedRequest[] = [];
  const raw = new Set<Socket>();
  let connections = 0;
  const byPort = new Map<number | undefined, Socket>();

  const { certificate: cert, key } = await certificateFor([host], certificate);
  const server: Server =
    options.handshake === false ? createSilentServer() : createServer({ cert, key });
  server.on("tlsClientError", () => {});
  server.on("connection", (socket: Socket) => {
    connections++;
    raw.add(socket);
    byPort.set(socket.remotePort, socket);
    socket.on("error", () => {}).on("close", () => raw.delete(socket));
    // Unread, it would never notice that the other side has hung up.
    if (options.handshake === false) socket.resume();
  });
  server.on("secureConnection", (socket: TLSSocket) => {
    const under = byPort.get(socket.remotePort);
    socket.on("error", () => {});
    readRequest(socket, (request) => {
      requests.push(request);
      if (under) behaviour(socket, request, under);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const { port } = address;

  return {
    port,
    url: `https://${host}:${port}/hooks?from=test`,
    localTarget: `${host}:${port}=127.0.0.1:${port}`,
    requests,
    get open() {
      return raw.size;
    },
    get connections() {
      return connections;
    },
    behave(next) {
      behaviour = next;
    },
    async stop() {
      for (const socket of raw) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** One request per connection, its body as long as its head says. */
function readRequest(socket: TLSSocket, use: (request: ReceivedRequest) => void): void {
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", function collect(bytes: Buffer) {
    received = Buffer.concat([received, bytes]);
    const end = received.indexOf("\r\n\r\n");
    if (end === -1) return;
    const [line = "", ...fields] = received.subarray(0, end).toString("latin1").split("\r\n");
    const headers = Object.fromEntries(
      fields.map((field) => {
        const [name = "", ...value] = field.split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
    );
    const body = received.subarray(end + 4);
    if (body.length < Number(headers["content-length"] ?? 0)) return;
    socket.off("data", collect).resume();
    const [method = "", path = ""] = line.split(" ");
    const serverName = (socket as TLSSocket & { servername?: string | false | null }).servername;
    use({
      method,
      path,
      headers,
      body,
      serverName: serverName ?? null,
      receivedAt: Date.now(),
    });
  });
}
