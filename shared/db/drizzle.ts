import type { Client } from "@libsql/client";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

type NoSchema = Record<string, never>;

/** It has no state, so that all clients share it. */
const dialect = new SQLiteAsyncDialect();

/**
 * Drizzle over a client. Its own entry point would add the official client to every bundle.
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
