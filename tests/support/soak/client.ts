/** A client that keeps its connections, calls as fast as it is answered, and notes what it was told. */
import { Agent, request } from "node:http";

export interface Call {
  path: string;
  key: string;
  /** JSON that is posted; a GET where absent. */
  post?: unknown;
}

export interface Told {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  answeredAt: number;
}

export interface SoakClient {
  call(call: Call): Promise<Told>;
  /** Calls that were sent again, because a connection that was kept had been closed meanwhile. */
  resent(): number;
  stop(): void;
}

/** @param connections how many calls are under way at most. */
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

/** Runs so many at a time of what `next` begins, until a time on the machine's clock. */
export async function callUntil(
  until: number,
  atATime: number,
  next: () => Promise<unknown>,
): Promise<void> {
  const loop = async () => {
    while (Date.now() < until) await next();
  };
  await Promise.all(Array.from({ length: atATime }, loop));
}
