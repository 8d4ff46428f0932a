import type { Context } from "hono";
import { type Database, withDrizzle } from "../../db/client.ts";
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
