import type { Client } from "@libsql/client";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

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
