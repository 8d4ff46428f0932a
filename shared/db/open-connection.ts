import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type TransactionMode,
} from "@libsql/client/http";
import { batchOver, type Executor } from "./bound.ts";
import { createDeadline, fetchWithDeadline, isSilentSince } from "./deadline.ts";
import { DatabaseUnavailable, isTransient } from "./errors.ts";
import type { Replica } from "./replica.ts";
import { withPermit } from "./semaphore.ts";

export interface DatabaseConfig {
  /** `http:`, `https:` or `libsql:` URL of a libSQL server. */
  url: string;
  authToken?: string | undefined;
  /** A copy of it that is written by replication alone, for reads that say what they need of it. */
  replica?: {
    /** Absent or empty if there is none. */ url?: string | undefined;
    authToken?: string | undefined;
  };
}

export interface ConnectOptions {
  /**
   * Milliseconds this client waits for a database that does not respond, in all.
   * The default leaves a request time to return 503 within two seconds.
   */
  timeoutMs?: number;
  /** The account that the reads are for, if they are for one: it gets a share of those in progress. */
  owner?: (() => string | undefined) | undefined;
  /** How many of those reads that may be. */
  ownerReads?: (() => number | undefined) | undefined;
}

/** A client that sends queries which are built already. */
export type Connection = Executor & {
  /** Aborts what is in progress. Nothing stays open on the wire between statements. */
  close(): void;
  /** Whether the database has been found silent since this instant, and nobody has heard of it again. */
  isSilentSince(instant: number): boolean;
  readonly client: Client;
  readonly replica?: Replica | undefined;
};

/**
 * How many statements of one isolate are in progress at a time. sqld opens a new
 * SQLite connection for each, and stalls for seconds once dozens of writers queue
 * up in it.
 */
const readPermits = { permits: 8, expireMs: 1_000, stallMs: 1_200, pollMs: 1 };
/**
 * Of those reads, how many may be for one account: its slow searches leave the others to everyone
 * else. Without it, 60 searches of a full pipeline at once were 503 for other accounts.
 */
const ownerPermits = { ...readPermits, permits: 3 };
/**
 * sqld executes one write at a time, but a busy isolate takes longer to send a write and to read its
 * response. With two, one of which the parts of imports held, other writes came to wait for a second.
 */
const writePermits = { permits: 4, expireMs: 1_000, stallMs: 1_200, pollMs: 3 };
const retryAfterMs = 30;

/**
 * Creates a client without Drizzle, which takes more than a fifth of a function's size. Each request
 * needs its own: in a Worker a client must not outlive the request that created it, nor serve another.
 *
 * Its statements fail with an error that `classify` calls `unavailable` when the
 * database is down, failing or too slow. Reads are retried once.
 *
 * @throws {DatabaseUnavailable} if no URL is configured.
 *
 * @example
 * const db = openConnection({ url: env.DATABASE_URL });
 * const [[city]] = await db.batch([selectCity({ slug })]);
 */
export function openConnection(config: DatabaseConfig, options: ConnectOptions = {}): Connection {
  const { url, replica } = config;
  const client = openClient(config, options);
  const batch = batchOver(client);
  const copyUrl = replica?.url;
  return {
    client,
    batch,
    close: () => client.close(),
    isSilentSince: (instant: number) => isSilentSince(url, instant),
    ...(copyUrl && {
      replica: {
        url: copyUrl,
        database: { batch },
        open: (timeoutMs: number) => ({
          batch: batchOver(openClient({ ...replica, url: copyUrl }, { ...options, timeoutMs })),
        }),
      },
    }),
  };
}

function openClient(config: DatabaseConfig, options: ConnectOptions): Client {
  const { url, authToken } = config;
  const { timeoutMs = 1_200, owner, ownerReads } = options;
  if (!url) throw new DatabaseUnavailable("DATABASE_URL is not set", { transient: false });
  const deadline = createDeadline(timeoutMs);
  const read = <T>(send: () => Promise<T>) =>
    withPermit(`reads of ${url}`, { ...readPermits, deadline }, () => retryRead(send));
  const readInTurn = <T>(send: () => Promise<T>) => {
    const account = owner?.();
    if (account === undefined) return read(send);
    const permits = ownerReads?.() ?? ownerPermits.permits;
    return withPermit(`reads for ${account}`, { ...ownerPermits, permits, deadline }, () =>
      read(send),
    );
  };
  return wrapClient(
    createClient({
      url,
      ...(authToken ? { authToken } : {}),
      fetch: fetchWithDeadline(deadline),
    }),
    (kind, send) =>
      kind === "read"
        ? readInTurn(send)
        : withPermit(`writes to ${url}`, { ...writePermits, deadline }, send),
  );
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

type Send = <T>(kind: "read" | "write", send: () => Promise<T>) => Promise<T>;

/**
 * A client whose statements and batches are sent through `around`.
 *
 * A batch that writes takes the write lock before its first statement: taken
 * later, the lock would be refused whenever another write came in between.
 */
function wrapClient(client: Client, around: Send): Client {
  return {
    execute: (statement: InStatement | string, args?: InArgs) =>
      around(isRead(statement) ? "read" : "write", () =>
        typeof statement === "string" ? client.execute(statement, args) : client.execute(statement),
      ),
    batch(statements: Array<InStatement | [string, InArgs?]>, mode?: TransactionMode) {
      const kind = statements.every(isRead) ? "read" : "write";
      const [first, ...others] = statements;
      // One query needs no transaction, which would take three more statements.
      if (kind === "read" && first && others.length === 0 && !Array.isArray(first)) {
        return around(kind, async () => [await client.execute(first)]);
      }
      const lock = mode ?? (kind === "read" ? "deferred" : "write");
      return around(kind, () => client.batch(statements, lock));
    },
    migrate: (statements) => client.migrate(statements),
    transaction: (mode?: TransactionMode) => client.transaction(mode),
    executeMultiple: (text) => client.executeMultiple(text),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

/** Only what is plainly a query: a common table expression can contain a write. */
function isRead(statement: InStatement | string | [string, InArgs?]): boolean {
  const text =
    typeof statement === "string"
      ? statement
      : Array.isArray(statement)
        ? statement[0]
        : statement.sql;
  return /^\s*select\b/i.test(text);
}
