import { type Client, createClient } from "@libsql/client/http";
import { batchOver, type Executor } from "./bound.ts";
import { createDeadline, fetchWithDeadline, isSilentSince } from "./deadline.ts";
import { DatabaseUnavailable, isLocked, isTransient } from "./errors.ts";
import { withPermit } from "./semaphore.ts";
import { fetchOnStreams, type StreamOfRequest } from "./streams.ts";
import { type WriteGuard, wrapClient } from "./wrap-client.ts";

export interface DatabaseConfig {
  /** `http:`, `https:` or `libsql:` URL of a libSQL server. */
  url: string;
  authToken?: string | undefined;
}

export interface ConnectOptions {
  /**
   * Milliseconds this client waits for a database that does not respond, in all.
   * The default leaves a request time to return 503 within two seconds.
   */
  timeoutMs?: number;
  /** The account that the statements are for, if they are for one: it gets a share of those in progress. */
  owner?: (() => string | undefined) | undefined;
  /** How many of those reads that may be. */
  ownerReads?: (() => number | undefined) | undefined;
  /** Tells when its stream may stay open for another call. */
  stream?: StreamOfRequest | undefined;
  /** Returns the guard that sends each write with a condition, if there is one. It is called before each write. */
  guard?: (() => WriteGuard | undefined) | undefined;
}

/** A client that sends queries which are text already. */
export type Connection = Executor & {
  /** Aborts what is in progress. Nothing stays open on the wire between statements. */
  close(): void;
  /** Whether the database has been found silent since this instant, and nobody has heard of it again. */
  isSilentSince(instant: number): boolean;
  readonly client: Client;
};

/**
 * How many statements of one isolate are in progress at a time. sqld opens a new
 * SQLite connection for each, and stalls for seconds once dozens of writers queue
 * up in it.
 */
const readPermits = { permits: 8, expireMs: 1_000, stallMs: 1_200, pollMs: 1 };
/**
 * An account may have three of the eight reads, so that its slow searches leave the others to
 * everybody else. Without it, 60 searches of a full pipeline at once were 503 for other accounts.
 */
const ownerPermits = { ...readPermits, permits: 3 };
/**
 * sqld executes one write at a time, but a busy isolate takes longer to send a write and to read its
 * response. With two, one of which the parts of imports held, other writes came to wait for a second.
 */
const writePermits = { permits: 4, expireMs: 1_000, stallMs: 1_200, pollMs: 3 };
/**
 * An account may have two of the four writes, so that its burst does not keep others waiting. Its
 * permits expire later than those of all, for which a write with such a permit still waits.
 */
const ownerWritePermits = { ...writePermits, permits: 2, expireMs: 2_500, stallMs: 3_000 };
const retryAfterMs = 30;

/**
 * Creates a client without Drizzle, which takes more than a fifth of a function's size. Each request
 * needs its own: in a Worker a client must not outlive the request that created it, nor serve another.
 *
 * Its statements fail with an error that `classify` calls `unavailable` when the
 * database is down, failing or too slow. Reads are retried once, and writes while it is locked.
 *
 * @throws {DatabaseUnavailable} if no URL is configured.
 *
 * @example
 * const db = openConnection({ url: env.DATABASE_URL });
 * const [[city]] = await db.batch([selectCity({ slug })]);
 */
export function openConnection(config: DatabaseConfig, options: ConnectOptions = {}): Connection {
  const { url } = config;
  const client = openClient(config, options);
  return {
    client,
    batch: batchOver(client),
    close: () => client.close(),
    isSilentSince: (instant: number) => isSilentSince(url, instant),
  };
}

function openClient(config: DatabaseConfig, options: ConnectOptions): Client {
  const { url, authToken } = config;
  const { timeoutMs = 1_200, owner, ownerReads, stream, guard } = options;
  if (!url) throw new DatabaseUnavailable("DATABASE_URL is not set", { transient: false });
  const deadline = createDeadline(timeoutMs);
  const inTurn = <T>(kind: "read" | "write", send: () => Promise<T>) => {
    const [ofAll, ofOwner, sendOne] =
      kind === "read"
        ? [
            readPermits,
            { ...ownerPermits, permits: ownerReads?.() ?? ownerPermits.permits },
            () => retryRead(send),
          ]
        : [writePermits, ownerWritePermits, () => retryWrite(send)];
    const account = owner?.();
    const sendInTurn = () => withPermit(`${kind}s of ${url}`, { ...ofAll, deadline }, sendOne);
    if (account === undefined) return sendInTurn();
    return withPermit(`${kind}s for ${account}`, { ...ofOwner, deadline }, sendInTurn);
  };
  return wrapClient(
    createClient({
      url,
      ...(authToken ? { authToken } : {}),
      fetch: fetchOnStreams(fetchWithDeadline(deadline), stream ? { request: stream } : {}),
    }),
    inTurn,
    guard,
  );
}

/**
 * Retries while the database is locked, because nothing was executed then: sqld refuses writes while it moves its
 * log into the database, and does not make them wait.
 */
async function retryWrite<T>(send: () => Promise<T>): Promise<T> {
  for (let pauseMs = retryAfterMs; pauseMs < 500; pauseMs *= 2) {
    try {
      return await send();
    } catch (error) {
      if (!isLocked(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return send();
}

/** Retries once after a transient fault. Only for reads: a write may have succeeded without a response. */
async function retryRead<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return send();
  }
}
