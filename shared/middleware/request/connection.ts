import type { Context } from "hono";
import { type Connection, openConnection } from "../../db/open-connection.ts";
import type { AppEnv } from "../env.ts";

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
      guard: () => c.get("writeGuard"),
    },
  );
  connections.set(c.req.raw, connection);
  return connection;
}
