import type { Context } from "hono";
import { connect, type Database, withDrizzle } from "../../db/client.ts";
import type { Connection } from "../../db/open-connection.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "./connection.ts";

const databases = new WeakMap<Connection, Database>();

/** The request's own database client with Drizzle. A function that uses it contains Drizzle. */
export function openDatabase(c: Context<AppEnv>): Database {
  const connection = connectionOf(c);
  const database = databases.get(connection) ?? withDrizzle(connection);
  databases.set(connection, database);
  return database;
}

/** Another client of the request, for work that takes longer than a response may otherwise wait. */
export function openPatientDatabase(c: Context<AppEnv>, timeoutMs: number): Database {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = c.env;
  const options = { owner: () => c.get("ownerId"), guard: () => c.get("writeGuard") };
  return connect({ url, authToken }, { timeoutMs, ...options });
}
