/** An HTTP client with persistent connections for load tests. */
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";

interface Call {
  path: string;
  key: string;
  /** A JSON body to post; without one, the call is a GET. */
  post?: unknown;
  /** Milliseconds it may take in all, the wait for a connection included. */
  timeoutMs?: number;
}

export interface CallResult {
  /** Method and path. */
  operation: string;
  /** 0 if there was no response in time; the body then says how far the call got. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  answeredAt: number;
}

export interface SoakClient {
  /** @throws Error naming the operation if the service cannot be reached. */
  call(call: Call): Promise<CallResult>;
  /** The number of calls that were repeated because a persistent connection had been closed. */
  resent(): number;
  stop(): void;
}

/** Far longer than any response takes: a call that never ends must not keep the whole run waiting. */
const maxMs = 60_000;

/** @param connections the maximum number of concurrent calls. */
export function startClient(url: URL, connections: number): SoakClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let resent = 0;
  const client: SoakClient = {
    call: (call) =>
      new Promise((resolve, reject) => {
        const { path, key, post, timeoutMs = maxMs } = call;
        const sentAt = Date.now();
        const body = post === undefined ? undefined : JSON.stringify(post);
        const method = body === undefined ? "GET" : "POST";
        const operation = `${method} ${path}`;
        const headers = {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        };
        let received: IncomingMessage | undefined;
        let text = "";
        const outgoing = request(new URL(path, url).href, { agent, method, headers });
        const end = (status: number, answer: string) => {
          clearTimeout(timer);
          const answeredAt = Date.now();
          const { headers = {} } = received ?? {};
          resolve({ operation, status, headers, body: answer, sentAt, answeredAt });
        };
        let isLate = false;
        // A request that waits for a connection cannot be ended otherwise.
        const timer = setTimeout(() => {
          isLate = true;
          end(0, `No response in ${timeoutMs / 1000} s: ${progressOf(outgoing, received)}.`);
          outgoing.destroy();
        }, timeoutMs);
        const fail = (error: Error) => {
          clearTimeout(timer);
          reject(new Error(`${operation}: ${error.message}`, { cause: error }));
        };
        outgoing.on("response", (response) => {
          received = response;
          response.setEncoding("utf8").on("data", (part: string) => {
            text += part;
          });
          response.on("error", fail);
          response.on("end", () => end(response.statusCode ?? 0, text));
        });
        outgoing.on("error", (error) => {
          if (isLate) return;
          if (!outgoing.reusedSocket) return fail(error);
          clearTimeout(timer);
          resent++;
          client.call(call).then(resolve, reject);
        });
        outgoing.end(body);
      }),
    resent: () => resent,
    stop: () => agent.destroy(),
  };
  return client;
}

function progressOf(outgoing: ClientRequest, received: IncomingMessage | undefined): string {
  if (received) return `${received.statusCode}, but its body did not end`;
  if (!outgoing.socket) return "it had no connection yet";
  return outgoing.writableFinished ? "it was sent" : "it was not sent as a whole";
}

/** Runs `next` in a number of concurrent loops until an instant. */
export async function callUntil(
  until: number,
  concurrency: number,
  next: () => Promise<unknown>,
): Promise<void> {
  const loop = async () => {
    while (Date.now() < until) await next();
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
}
