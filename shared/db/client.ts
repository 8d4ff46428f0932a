import type { Client } from "@libsql/client";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
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

type NoSchema = Record<string, never>;

/** It has no state. */
const dialect = new SQLiteAsyncDialect();

/**
 * Drizzle over a client. All clients share its dialect, which its own entry point would make for each.
 *
 * @param client null if statements are only built.
 */
export function drizzleOver(client: Client | null): LibSQLDatabase {
  const session = new LibSQLSession<NoSchema, NoSchema>(
    client ?? ({} as Client),
    dialect,
    undefined,
    {},
    undefined,
  );
  return new LibSQLDatabase("async", dialect, session, undefined);
}
