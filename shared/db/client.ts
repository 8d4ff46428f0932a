import type { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { drizzleOver } from "./drizzle.ts";
import {
  type Connection,
  type ConnectOptions,
  type DatabaseConfig,
  openConnection,
} from "./open-connection.ts";

export type { ConnectOptions, DatabaseConfig };

export type Database = LibSQLDatabase & Pick<Connection, "close" | "isSilentSince">;

/** A database that is only read from. */
export type Reader = Pick<Database, "select" | "selectDistinct" | "batch">;

/**
 * Creates a client with Drizzle, for queries that are built when they are sent: see `openConnection`.
 *
 * @throws {DatabaseUnavailable} if no URL is configured.
 *
 * @example
 * const db = connect({ url: env.DATABASE_URL });
 * const rows = await db.select().from(roles).limit(10);
 */
export function connect(config: DatabaseConfig, options: ConnectOptions = {}): Database {
  return withDrizzle(openConnection(config, options));
}

/** Drizzle over a connection that is open already. */
export function withDrizzle({ client, close, isSilentSince }: Connection): Database {
  return Object.assign(drizzleOver(client), { close, isSilentSince });
}
