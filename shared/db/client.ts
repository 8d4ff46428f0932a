import { createClient } from "@libsql/client/http";
import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { drizzle } from "drizzle-orm/libsql/http";
import { aroundStatements } from "./around-statements.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { createPatience } from "./patience.ts";
import { repeatOnce } from "./repeat-once.ts";
import { inTurn } from "./turns.ts";

export interface DatabaseConfig {
  /** `http:`, `https:` or `libsql:` URL of a libSQL server. */
  url: string;
  authToken?: string | undefined;
}

/** One to write, and one to be there when it is done. */
const writersAtOnce = 2;

export interface ConnectOptions {
  /**
   * Milliseconds this client may spend waiting for the database in all. The
   * default leaves a request time to answer 503 within two seconds.
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
 * Of what one isolate writes, two statements or batches are under way at a time
 * and the others wait here: the server takes one writer at a time, and a queue of
 * its own in front of it is what makes sqld stand still for seconds.
 *
 * Its statements fail with an error for which {@link classify} says
 * `unavailable` when the database is down, failing or too slow.
 *
 * @example
 * const db = connect({ url: env.DATABASE_URL });
 * const rows = await db.select().from(roles).limit(10);
 */
export function connect(config: DatabaseConfig, options: ConnectOptions = {}): Database {
  const { patienceMs = 1_500 } = options;
  const client = aroundStatements(
    createClient({
      url: config.url,
      ...(config.authToken ? { authToken: config.authToken } : {}),
      fetch: fetchInTime(createPatience(patienceMs)),
    }),
    (reads, send) =>
      reads ? repeatOnce(send) : inTurn(`writes to ${config.url}`, send, { atOnce: writersAtOnce }),
  );
  return Object.assign(drizzle({ client }), { close: () => client.close() });
}
