import type { Context } from "hono";
import { isWhitelabelKey } from "../../access/find-caller.ts";
import { readCredential } from "../../access/read-credential.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "./database.ts";

const known = new WeakMap<Request, Promise<boolean>>();

/**
 * Whether the call has a valid white-label key; looked up once per request. False as well if the
 * database cannot be reached.
 */
export function isWhitelabel(c: Context<AppEnv>): Promise<boolean> {
  const found = known.get(c.req.raw) ?? find(c);
  known.set(c.req.raw, found);
  return found;
}

async function find(c: Context<AppEnv>): Promise<boolean> {
  const header = c.req.header("authorization");
  const sha256 = header === undefined ? null : await readCredential(header, "whitelabel");
  if (sha256 === null) return false;
  try {
    return await isWhitelabelKey(openDatabase(c), sha256);
  } catch {
    return false;
  }
}
