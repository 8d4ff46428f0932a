import { createClient } from "@libsql/client/http";
import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { drizzle } from "drizzle-orm/libsql/http";
import { aroundStatements } from "./around-statements.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { createPatience } from "./patience.ts";
import { repeatOnce } from "./repeat-once.ts";
import { inTurn } from "./turns.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export interface DatabaseConfig {
  /** `http:`, `https:` or `libsql:` URL of a libSQL server. */
  url: string;
  authToken?: string | undefined;
}

/**
 * How much of one isolate is under way at a time; what is beyond waits here, and
 * is not running out of patience as long as the others get on. Of writers the
 * server takes one: the second is there when the first is done.
 */
const reads = { atOnce: 8, standstillMs: 1_500 };
const writes = { atOnce: 2, standstillMs: 1_500 };

export interface ConnectOptions {
  /**
   * Milliseconds this client waits for a database that does not answer, in all.
   * The default leaves a request time to answer 503 within two seconds.
   */
  patienceMs?: number;
}

export type Database = LibSQLDatabase & {
  /** Ends what is under way. Nothing stays open on the wire between statements. */
  close(): void;
};

/** A database of which nothing but its rows is wanted. */
export type Reader = Pick<Database, "select" | "batch">;

/**
 * Makes a client. One per request: in a Worker it must not outlive the request
 * that made it, nor serve another.
 *
 * In a burst, most of an isolate's statements wait here and not at the server:
 * sqld stands still for seconds once dozens of writers queue up in it.
 *
 * Its statements fail with an error for which {@link classify} says
 * `unavailable` when the database is down, failing or too slow.
 *
 * @throws {DatabaseUnavailable} where no URL has been configured.
 *
 * @example
 * const db = connect({ url: env.DATABASE_URL });
 * const rows = await db.select().from(roles).limit(10);
 */
export function connect(config: DatabaseConfig, options: ConnectOptions = {}): Database {
  const { url, authToken } = config;
  const { patienceMs = 1_500 } = options;
  if (!url) throw new DatabaseUnavailable("DATABASE_URL is not set", { transient: false });
  const client = aroundStatements(
    createClient({
      url,
      ...(authToken ? { authToken } : {}),
      fetch: fetchInTime(createPatience(patienceMs)),
    }),
    (isRead, send) =>
      isRead
        ? inTurn(`reads of ${url}`, () => repeatOnce(send), reads)
        : inTurn(`writes to ${url}`, send, writes),
  );
  return Object.assign(drizzle({ client }), { close: () => client.close() });
}
