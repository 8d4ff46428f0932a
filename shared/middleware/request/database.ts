import type { Context } from "hono";
import { connect, type Database, withDrizzle } from "../../db/client.ts";
import { type Connection, openConnection } from "../../db/open-connection.ts";
import type { AppEnv } from "../env.ts";

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

const connections = new WeakMap<Request, Connection>();

/**
 * The request's own database client, created on first use. A client must not outlive its request or
 * be shared with another: workerd would never resolve its promises.
 */
export function connectionOf(c: Context<AppEnv>): Connection {
  const open = connections.get(c.req.raw);
  if (open) return open;
  const timeoutMs = c.get("endpoint")?.databaseTimeoutMs;
  const connection = openConnection(
    { url: c.env.DATABASE_URL, authToken: c.env.DATABASE_AUTH_TOKEN },
    {
      ...(timeoutMs !== undefined && { timeoutMs }),
      owner: () => c.get("ownerId"),
      ownerReads: () => c.get("ownerReads"),
      stream: {
        callsFollow: (kind) => kind === "read" && c.get("callsFollow") === true,
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      },
      guard: () => c.get("writeGuard"),
    },
  );
  connections.set(c.req.raw, connection);
  return connection;
}
