/**
 * A proxy in front of a libSQL server that finds out which of a request's calls wait for others.
 *
 * It knows how many calls a request is expected to send at a time, and holds them until all of these have
 * arrived. So calls that are sent at a time stay one round trip however slow the machine is, and calls
 * that wait for each other never become one.
 */
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { startSite } from "../loopback-site.ts";

/** How many calls a request sends at a time, in sequence: `[2, 1]` is two calls, and a third after them. */
export type Rounds = readonly number[];

export interface TripProxy {
  url: string;
  /**
   * Counts the round trips of a request until it is responded to.
   *
   * @param expected null if nothing is known: then what arrives within a moment is taken for one round trip.
   * @param send sends the request, under this name.
   */
  count<T>(expected: Rounds | null, send: (name: string) => Promise<T>): Promise<[T, Rounds]>;
  stop(): Promise<void>;
}

/** Ends a round trip that has fewer calls than expected. Only a test that fails waits for it. */
const givenUpMs = 10_000;
const momentMs = 60;

export async function startTripProxy(target: string): Promise<TripProxy> {
  const agent = new Agent({ keepAlive: true });
  const counted = new Map<string, CountedRequest>();
  const server = await startSite(async (incoming, answer) => {
    const { method, url, headers } = incoming;
    const body = await buffer(incoming);
    const of = counted.get(headers.authorization?.replace("Bearer ", "") ?? "");
    if (isStatement(body)) await of?.arrive();
    const onward = request(`${target}${url}`, { method, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    onward.end(body);
  });
  return {
    url: server.url,
    async count(expected, send) {
      const name = `request-${crypto.randomUUID()}`;
      const own = new CountedRequest(expected);
      counted.set(name, own);
      try {
        return [await send(name), own.rounds];
      } finally {
        counted.delete(name);
      }
    },
    async stop() {
      await server.stop();
      agent.destroy();
    },
  };
}

/** Not if it only closes a stream, for which no request waits. */
function isStatement(body: Buffer): boolean {
  return /"type":"(?:execute|batch|sequence)"/.test(body.toString("latin1"));
}

class CountedRequest {
  readonly rounds: number[] = [];
  readonly #expected: Rounds | null;
  #held: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(expected: Rounds | null) {
    this.#expected = expected;
  }

  /** Resolves when the call may go on. */
  async arrive(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.push(resolve);
    // One round trip too many is not held: what it consists of is found out without expectations.
    const size = this.#expected ? (this.#expected[this.rounds.length] ?? 1) : undefined;
    if (this.#held.length === size) this.#release();
    else if (size === undefined) this.#releaseAfter(momentMs);
    else if (this.#held.length === 1) this.#releaseAfter(givenUpMs);
    return promise;
  }

  #releaseAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(), ms);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.rounds.push(this.#held.length);
    for (const go of this.#held.splice(0)) go();
  }
}
