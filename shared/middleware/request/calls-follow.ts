import type { Context } from "hono";
import type { AppEnv } from "../env.ts";

/**
 * Looks a caller up while the request keeps its stream of the database for what it asks next. A request that may
 * write keeps it until it has written: it reads, decides and writes.
 */
export async function whileCallsFollow<T>(
  c: Context<AppEnv>,
  lookUp: () => Promise<T>,
): Promise<T> {
  c.set("callsFollow", true);
  try {
    return await lookUp();
  } finally {
    c.set("callsFollow", !isRead(c.req.method));
  }
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
