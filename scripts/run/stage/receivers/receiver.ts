/** A receiver of webhooks: a real local TLS server that responds as a test decides. */
import { once } from "node:events";
import { createServer as createSilentServer, type Server, type Socket } from "node:net";
import { createSecureContext, createServer, type TLSSocket, type TlsOptions } from "node:tls";
import { type CertificateKind, certificateFor } from "./authority.ts";

/** A request as received over the wire. */
export interface ReceivedRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** The server name that the client sent in the handshake. */
  serverName: string | false | null;
  receivedAt: number;
}

/** Handles a request; `raw` is the TCP socket below the TLS socket. */
export type Behavior = (socket: TLSSocket, request: ReceivedRequest, raw: Socket) => void;

export interface Receiver {
  /** The entry for `WEBHOOK_LOCAL_TARGETS`. */
  localTarget: string;
  port: number;
  url: string;
  requests: ReceivedRequest[];
  /** The host names that clients sent in their handshakes; only of a receiver that needs them. */
  names: string[];
  /** The number of open connections. */
  readonly open: number;
  /** The number of connections so far, including those with a failed handshake. */
  readonly connections: number;
  /** Replaces the behavior for further requests. */
  behave(behavior: Behavior): void;
  stop(): Promise<void>;
}

export interface ReceiverOptions {
  host?: string;
  certificate?: CertificateKind;
  behavior?: Behavior;
  /** Whether it has its certificate only for clients that send the host name; others get another host's. */
  needsName?: boolean;
  /** False for a server that accepts connections and never responds. */
  handshake?: boolean;
}

/** Sends these bytes and closes the connection. */
export function rawResponse(text: string): Behavior {
  return (socket) => void socket.end(Buffer.from(text, "latin1"));
}

/** Sends a well-formed response. */
export function status(code: number, headers: Record<string, string> = {}, body = ""): Behavior {
  const lines = Object.entries({ ...headers, "Content-Length": String(Buffer.byteLength(body)) });
  return (socket) =>
    void socket.end(
      `HTTP/1.1 ${code} Whatever\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
    );
}

export async function startReceiver(options: ReceiverOptions = {}): Promise<Receiver> {
  const { host = "receiver.test", certificate = "good" } = options;
  let behavior = options.behavior ?? status(200);
  const requests: ReceivedRequest[] = [];
  const raw = new Set<Socket>();
  let connections = 0;
  const byPort = new Map<number | undefined, Socket>();

  const { certificate: cert, key } = await certificateFor([host], certificate);
  const names: string[] = [];
  const server: Server =
    options.handshake === false
      ? createSilentServer()
      : createServer(options.needsName ? await onlyByName({ cert, key }, names) : { cert, key });
  server.on("tlsClientError", () => {});
  server.on("connection", (socket: Socket) => {
    connections++;
    raw.add(socket);
    byPort.set(socket.remotePort, socket);
    socket.on("error", () => {}).on("close", () => raw.delete(socket));
    // A socket that is not read does not notice when the other side closes it.
    if (options.handshake === false) socket.resume();
  });
  server.on("secureConnection", (socket: TLSSocket) => {
    const under = byPort.get(socket.remotePort);
    socket.on("error", () => {});
    readRequest(socket, (request) => {
      requests.push(request);
      if (under) behavior(socket, request, under);
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
    names,
    get open() {
      return raw.size;
    },
    get connections() {
      return connections;
    },
    behave(next) {
      behavior = next;
    },
    async stop() {
      for (const socket of raw) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The certificate for clients that send a host name; for others, that of another host. */
async function onlyByName(
  named: { cert: string; key: string },
  names: string[],
): Promise<TlsOptions> {
  const { certificate: cert, key } = await certificateFor(["elsewhere.test"]);
  const context = createSecureContext(named);
  return {
    cert,
    key,
    SNICallback(name, choose) {
      names.push(name);
      choose(null, context);
    },
  };
}

/** Reads one request per connection, with a body of Content-Length bytes. */
function readRequest(socket: TLSSocket, handle: (request: ReceivedRequest) => void): void {
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
    handle({
      method,
      path,
      headers,
      body,
      serverName: serverName ?? null,
      receivedAt: Date.now(),
    });
  });
}
