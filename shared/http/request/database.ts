import type { Context } from "hono";
import { connect, type Database } from "../../db/client.ts";
import type { AppEnv } from "../env.ts";

const clients = new WeakMap<Request, Database>();

/**
 * The request's own database client, created on first use. A client must not outlive its request or
 * be shared with another: workerd would never resolve its promises.
 */
export function openDatabase(c: Context<AppEnv>): Database {
  const open = clients.get(c.req.raw);
  if (open) return open;
  const timeoutMs = c.get("endpoint")?.databaseTimeoutMs;
  const client = connect(
    {
      url: c.env.DATABASE_URL,
      authToken: c.env.DATABASE_AUTH_TOKEN,
      // Secrets of deployments without one are empty.
      ...(c.env.REFERENCE_DATABASE_URL && {
        replica: {
          url: c.env.REFERENCE_DATABASE_URL,
          authToken: c.env.REFERENCE_DATABASE_AUTH_TOKEN,
        },
      }),
    },
    {
      ...(timeoutMs !== undefined && { timeoutMs }),
      owner: () => c.get("ownerId"),
      ownerReads: () => c.get("ownerReads"),
    },
  );
  clients.set(c.req.raw, client);
  return client;
}
