/** An HTTP client with persistent connections for load tests. */
import { Agent, request } from "node:http";

export interface Call {
  path: string;
  key: string;
  /** A JSON body to post; without one, the call is a GET. */
  post?: unknown;
}

export interface CallResult {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  answeredAt: number;
}

export interface SoakClient {
  call(call: Call): Promise<CallResult>;
  /** The number of calls that were repeated because a persistent connection had been closed. */
  resent(): number;
  stop(): void;
}

/** @param connections the maximum number of concurrent calls. */
export function startClient(url: URL, connections: number): SoakClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let resent = 0;
  const client: SoakClient = {
    call: ({ path, key, post }) =>
      new Promise((resolve, reject) => {
        const sentAt = Date.now();
        const body = post === undefined ? undefined : JSON.stringify(post);
        const outgoing = request(
          new URL(path, url).href,
          {
            agent,
            method: body === undefined ? "GET" : "POST",
            headers: {
              authorization: `Bearer ${key}`,
              ...(body === undefined ? {} : { "content-type": "application/json" }),
            },
          },
          (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (part: string) => {
              text += part;
            });
            response.on("error", reject);
            response.on("end", () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: text,
                sentAt,
                answeredAt: Date.now(),
              }),
            );
          },
        );
        outgoing.on("error", (error) => {
          if (!outgoing.reusedSocket) return reject(error);
          resent++;
          client.call({ path, key, post }).then(resolve, reject);
        });
        outgoing.end(body);
      }),
    resent: () => resent,
    stop: () => agent.destroy(),
  };
  return client;
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
